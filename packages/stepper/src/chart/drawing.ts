import type { Chart, ChartState, ChartTransition } from '../model/readChart.ts';
import type { Sentences } from '../model/sentences.ts';
import { type Measure, type as font, wrap } from './measure.ts';
import type { texts } from './texts.ts';

/** Text of one transition on its arrow. */
export interface Label {
  readonly transition: ChartTransition;
  readonly cause: readonly string[];
  readonly condition: readonly string[];
}

/** A state that is drawn. */
export interface Box {
  readonly state: ChartState;
  readonly name: readonly string[];
  readonly effects: readonly string[];
  readonly isFolded: boolean;
  readonly children: readonly Box[];
}

/** All transitions from one drawn state to another. */
export interface Arrow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly labels: readonly Label[];
  /** Transitions without a label, because the state that they leave is inside a folded state. */
  readonly hidden: readonly ChartTransition[];
}

/** The drawn part of a chart: folded states appear without the states inside. */
export interface Drawing {
  readonly root: Box;
  readonly arrows: readonly Arrow[];
}

export interface DrawingOptions {
  readonly chart: Chart;
  readonly sentences: Sentences;
  readonly say: (typeof texts)['en'];
  readonly measure: Measure;
  readonly isFolded: (path: string) => boolean;
}

/** Chooses what to draw of a chart, and breaks its texts into lines. */
export function drawingOf({ chart, sentences, say, measure, isFolded }: DrawingOptions): Drawing {
  const lines = (text: string) => wrap(text, (line) => measure(line, font.text));
  const boxOf = (path: string): Box => {
    const state = chart.states.get(path);
    if (state === undefined) throw new Error(`The chart has no state ${path}.`);
    const folded = isFolded(path);
    return {
      state,
      name: wrap(sentences.state(path), (line) => measure(line, font.name, true)),
      effects: state.effects.flatMap((name) => lines(say.running(sentences.effect(name)))),
      isFolded: folded,
      children: folded ? [] : state.children.map(boxOf),
    };
  };
  const shown = (path: string): string => {
    const names = path.split('.');
    const outer = names.map((_name, index) => names.slice(0, index + 1).join('.'));
    return outer.find(isFolded) ?? path;
  };
  const arrows = new Map<string, OpenArrow>();
  for (const transition of chart.transitions) {
    for (const target of transition.targets) {
      const [from, to] = [shown(transition.source), shown(target)];
      // Transitions inside a folded state are not drawn.
      if (from === to && from !== transition.source) continue;
      const id = `${from}→${to}`;
      const arrow = arrows.get(id) ?? { id, from, to, labels: [], hidden: [] };
      arrows.set(id, arrow);
      if (from !== transition.source) arrow.hidden.push(transition);
      else {
        const condition = sentences.condition(transition);
        arrow.labels.push({
          transition,
          cause: lines(sentences.cause(transition)),
          condition: condition === null ? [] : lines(condition),
        });
      }
    }
  }
  return { root: boxOf(''), arrows: [...arrows.values()] };
}

interface OpenArrow extends Arrow {
  readonly labels: Label[];
  readonly hidden: ChartTransition[];
}

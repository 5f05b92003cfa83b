import type { ScriptedAnswer } from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { StoryScenario } from '../../harness/StoryScenario.ts';
import type { AppHarness } from '../../harness/AppHarness.ts';

/** The part of a story's context that steps use to act on the screen. */
export type PlayContext = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'loaded'>;

/** How the upstream answers a pending call: a fixed answer, or one that depends on the harness. */
export type Reply = ScriptedAnswer | ((harness: AppHarness) => ScriptedAnswer);

/** One event of the machine and how to cause it. */
export interface Step {
  /**
   * The event that the machine receives. An effect ends with `xstate.done.actor.<id>` and its output,
   * a delay with `xstate.after.<delay>.<state>`.
   */
  readonly event: AnyEventObject;
  /** Causes the event on the real screen: as the customer, the upstream or the clock. */
  readonly act: (page: PlayContext) => Promise<unknown>;
  /** False in states in which the machine accepts the event but the screen cannot cause it. */
  readonly when?: (snapshot: AnyMachineSnapshot) => boolean;
  /** The pending call whose answer causes the event, and that answer. */
  readonly answered?: { readonly route: string; readonly reply: Reply };
  /**
   * Payload fields that depend on the machine's context, such as an order key; the stepper
   * prefills the event's form with them.
   */
  readonly payloadNow?: (context: AnyMachineSnapshot['context']) => object;
}

/** A machine on its real screen, with every event that can reach it there. */
export interface MachineScenario {
  readonly machine: AnyStateMachine;
  /** Set-up of the app; the clock must be fake. */
  readonly app: StoryScenario;
  /** Steps from the opened screen until the machine runs with all its input. */
  readonly open: (page: PlayContext) => Promise<unknown>;
  /**
   * The machine's calls, by `METHOD /path`, and their possible answers. Once the machine runs, calls
   * stay pending until a step or QA answers them.
   */
  readonly replies: Readonly<Record<string, Readonly<Record<string, Reply>>>>;
  /**
   * The steps, by a name for QA: at least one for each event type of the machine, so that the
   * stepper has a form for the payload of each event type.
   */
  readonly steps: Readonly<Record<string, Step>>;
  /** Types of the events that the screen sends without an action of the customer. */
  readonly automaticEvents: readonly string[];
  /**
   * Event types whose payload exists only in the page, such as a chosen file. The stepper causes them
   * on the screen instead of sending them to the machine.
   */
  readonly onScreen?: Readonly<
    Record<string, (page: PlayContext, event: AnyEventObject) => Promise<unknown>>
  >;
  /**
   * The part of the context that matters to path searches: snapshots with the same state and equal
   * parts are searched once.
   */
  readonly situation?: (context: AnyMachineSnapshot['context']) => unknown;
  /** Asserts what the customer sees in each leaf state, by its path: `editing.order.ready`. */
  readonly shows: Readonly<Record<string, (page: PlayContext) => Promise<unknown>>>;
}

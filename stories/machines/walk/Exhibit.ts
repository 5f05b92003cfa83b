import type { ScriptedAnswer } from '@corro/testing';
import type { StoryContext } from '@storybook/react-vite';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Scene } from '../../screens/Scene.ts';
import type { Stage } from '../../screens/Stage.ts';

/** What one touches a screen with: a story's own context, as far as it is needed. */
export type Hands = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'loaded'>;

/** How the upstream answers a call that waits: always the same, or by what the stage has seen. */
export type Reply = ScriptedAnswer | ((stage: Stage) => ScriptedAnswer);

/** One thing that can happen. */
export interface Step {
  /**
   * What it is to the machine. The end of an effect is `xstate.done.actor.<id>` with its output, that
   * of a delay `xstate.after.<delay>.<state>`.
   */
  readonly event: AnyEventObject;
  /** How it comes about on the real screen: by the customer's hands, the upstream or time. */
  readonly act: (hands: Hands) => Promise<void>;
  /** Where the machine would take it but the screen cannot bring it about: false. */
  readonly when?: (snapshot: AnyMachineSnapshot) => boolean;
  /** What of the payload depends on what has happened, such as the key of what was sent: for its form. */
  readonly payloadNow?: (context: AnyMachineSnapshot['context']) => object;
}

/** A machine on its real screen, and all that can happen to it there. */
export interface Exhibit {
  readonly machine: AnyStateMachine;
  /** Where the app stands; its clock must not run by itself. */
  readonly scene: Scene;
  /** Leads from the opened screen to where the machine runs and knows what it needs. */
  readonly open: (hands: Hands) => Promise<void>;
  /**
   * The machine's calls, by `METHOD /path`, and how each can be answered. Once the machine runs they
   * wait until a step or QA answers them.
   */
  readonly replies: Readonly<Record<string, Readonly<Record<string, Reply>>>>;
  /**
   * All that can happen, by a name for QA: at least one of each event that the machine takes, so that
   * its payload has a form.
   */
  readonly steps: Readonly<Record<string, Step>>;
  /** Types of the events that the screen tells by itself, without the customer. */
  readonly told: readonly string[];
  /**
   * Events that name what only the page holds, such as a chosen file, by their types, and how one comes
   * about there: done by hand on the screen rather than told to the machine.
   */
  readonly byHand?: Readonly<
    Record<string, (hands: Hands, event: AnyEventObject) => Promise<void>>
  >;
  /** What of the context tells situations apart, besides the state. */
  readonly situation?: (context: AnyMachineSnapshot['context']) => unknown;
  /** What the customer sees in each state without substates, by its path: `editing.order.ready`. */
  readonly shows: Readonly<Record<string, (hands: Hands) => Promise<void>>>;
}

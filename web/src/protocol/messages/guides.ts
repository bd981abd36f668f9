// Made by scripts/message_types.py from src/kutter/server/protocol/guides.py: npm run types

export interface GuideOut {
  name: string;
  game: string;
  options: {
    [k: string]: string;
  };
  minutes: number;
  stretches: GuideStretchOut[];
}
export interface GuideStretchOut {
  end: number;
  steps: GuideStepOut[];
}
/**
 * `until`: `next`, `move`, `turn`, or an event of the rules by its name.
 */
export interface GuideStepOut {
  text: string | null;
  at: string | null;
  until: string;
}
export interface Guides {
  guides: GuideOut[];
}
export interface Learner {
  name: string;
}

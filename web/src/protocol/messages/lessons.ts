// Made by scripts/message_types.py from src/kutter/server/protocol/lessons.py: npm run types
import type {SaysJson, View} from './basics';
import type {LogLine} from './tables';

export interface LessonAnswer {
  move: string | null;
}
export interface LessonAnswered {
  right: boolean;
  says: SaysJson;
  best: string;
  reasons: SaysJson[];
  choices: LessonChoice[];
  bot: string;
  version: number;
}
export interface LessonChoice {
  move: string;
  says: SaysJson;
  chance: number;
  points: number;
}
/**
 * The lessons of one game, or of one kind of it, the easiest first.
 */
export interface LessonCourse {
  game: string;
  options: {
    [k: string]: string;
  };
  lessons: LessonLine[];
}
export interface LessonLine {
  id: string;
  grade: 'easy' | 'medium' | 'hard';
}
/**
 * A position as its seat knew it. What is best there, no message says before it is answered.
 */
export interface LessonOut {
  game: string;
  options: {
    [k: string]: string;
  };
  players: number;
  seat: number;
  setup: {
    [k: string]: unknown;
  };
  position: View;
  log: LogLine[];
}
export interface Lessons {
  courses: LessonCourse[];
}

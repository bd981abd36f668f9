/** Our own small sounds, made of a few notes each when they are needed: nothing is loaded. */
import type { Sound } from './hearing';

interface Note {
  wave: OscillatorType | 'noise';
  /** Hertz at the start and at the end; of noise, what is let through. */
  from: number;
  to?: number;
  /** Seconds after the sound has begun, and for how long. */
  at?: number;
  lasts: number;
  /** From 0 to 1. */
  loud: number;
}

const NOTES: Record<Sound, readonly Note[]> = {
  card: [
    { wave: 'noise', from: 2600, to: 900, lasts: 0.07, loud: 0.3 },
    { wave: 'noise', from: 500, at: 0.05, lasts: 0.04, loud: 0.25 },
  ],
  catch: [
    { wave: 'sine', from: 520, to: 170, lasts: 0.16, loud: 0.22 },
    { wave: 'noise', from: 1400, to: 500, at: 0.05, lasts: 0.2, loud: 0.12 },
  ],
  coin: [
    { wave: 'sine', from: 1568, lasts: 0.12, loud: 0.12 },
    { wave: 'sine', from: 2093, at: 0.06, lasts: 0.25, loud: 0.12 },
  ],
  tile: [
    { wave: 'triangle', from: 240, to: 150, lasts: 0.08, loud: 0.3 },
    { wave: 'noise', from: 1800, lasts: 0.02, loud: 0.3 },
  ],
  turn: [
    { wave: 'sine', from: 587, lasts: 0.18, loud: 0.14 },
    { wave: 'sine', from: 784, at: 0.13, lasts: 0.3, loud: 0.14 },
  ],
  win: [523, 659, 784, 1047].map((from, number) => ({
    wave: 'triangle',
    from,
    at: number * 0.13,
    lasts: number === 3 ? 0.7 : 0.25,
    loud: 0.16,
  })),
};

/** Seconds from one sound of a move to the next. */
const APART = 0.22;
/** With more than this many notes in the air, what comes next is left out. */
const MOST_NOTES = 8;

let context: AudioContext | null = null;
let inTheAir = 0;

export function play(sounds: readonly Sound[]): void {
  context ??= new AudioContext();
  void context.resume();
  for (const [number, sound] of sounds.entries())
    for (const note of NOTES[sound]) sing(context, note, context.currentTime + number * APART);
}

function sing(on: AudioContext, { at = 0, lasts, loud, ...tone }: Note, begin: number): void {
  if (inTheAir >= MOST_NOTES) return;
  const [start, end] = [begin + at, begin + at + lasts];
  const volume = on.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  volume.connect(on.destination);
  const source = sourceOf(on, tone, start, end, volume);
  inTheAir += 1;
  source.onended = () => {
    inTheAir -= 1;
    volume.disconnect();
  };
  source.start(start);
  source.stop(end);
}

function sourceOf(
  on: AudioContext,
  { wave, from, to = from }: Pick<Note, 'wave' | 'from' | 'to'>,
  start: number,
  end: number,
  into: AudioNode,
): AudioScheduledSourceNode {
  const glide = (pitch: AudioParam) => {
    pitch.setValueAtTime(from, start);
    pitch.exponentialRampToValueAtTime(to, end);
  };
  if (wave !== 'noise') {
    const tone = new OscillatorNode(on, { type: wave });
    glide(tone.frequency);
    tone.connect(into);
    return tone;
  }
  const filter = new BiquadFilterNode(on, { type: 'bandpass', Q: 0.8 });
  glide(filter.frequency);
  filter.connect(into);
  const rush = new AudioBufferSourceNode(on, { buffer: noise(on), loop: true });
  rush.connect(filter);
  return rush;
}

let rustle: AudioBuffer | null = null;

function noise(on: AudioContext): AudioBuffer {
  if (rustle) return rustle;
  rustle = on.createBuffer(1, on.sampleRate / 2, on.sampleRate);
  rustle.getChannelData(0).forEach((_, at, samples) => (samples[at] = Math.random() * 2 - 1));
  return rustle;
}

/** What is asked of these eyes now, and a choice on its way from a first tap to a move. */
import type { BoardProps } from '../../boards/contract';
import { reasonIn } from '../../language/reasons';
import type { Says } from '../../protocol/types';
import { cardWords, SUITS, thingOf, type Suit } from './cards/cards';
import type { Scene } from './motion/beats';
import type { FishingView } from './view';

export class Choosing {
  /** Chosen, and not yet confirmed, or on its way. */
  raised: string | null = $state(null);

  constructor(
    private readonly props: BoardProps<FishingView, Scene>,
    private readonly stillShowing: () => boolean,
  ) {}

  /** Cards or suits of legal moves; null while nothing is asked. */
  readonly things: ReadonlySet<string> | null = $derived.by(() => {
    const { view, readonly, busy } = this.props;
    if (readonly || busy || this.stillShowing() || view.legal.length === 0) return null;
    return new Set(view.legal.map(thingOf));
  });

  readonly fromHand = $derived.by(() => {
    const { phase } = this.props.view;
    return phase === 'play' || phase === 'pass' ? this.things : null;
  });
  readonly fromTrick = $derived.by(() => (this.props.view.phase === 'catch' ? this.things : null));
  readonly suits: readonly Suit[] = $derived(SUITS.filter((suit) => this.things?.has(suit)));

  pick = (thing: string): void => {
    const move = this.things && this.props.view.legal.find((each) => thingOf(each) === thing);
    if (!move) return this.tellWhyNot(thing);
    const confirmed = !this.props.options.confirm || this.raised === thing;
    this.raised = thing;
    this.props.tell(
      confirmed ? null : { message: 'page-fishing-confirm', arguments: { thing: wordsOf(thing) } },
    );
    if (confirmed) this.props.submit(move);
  };

  private tellWhyNot(thing: string): void {
    const { view, readonly, busy, tell } = this.props;
    if (readonly || busy || this.stillShowing()) return;
    tell(reasonIn(view, thing));
  }
}

function wordsOf(thing: string): Says {
  const suit = SUITS.find((each) => each === thing);
  return suit ? { message: 'suit-name', arguments: { suit } } : cardWords(thing);
}

/** Which ways from stalls to trucks are drawn. */
import type { Routes } from '$lib/board';
import type { FreshFishView, RouteJson } from '$lib/messages';
import type { Good } from './goods';

export interface ShownRoute {
  seat: number;
  good: Good;
  stall: string;
  truck: string;
  route: RouteJson;
}

/** What is asked for: one stall's way, or with seat null the ways of all to a truck. */
export interface WantedRoutes {
  good: Good;
  seat: number | null;
}

export function sameWanted(one: WantedRoutes | null, other: WantedRoutes): boolean {
  return one?.good === other.good && one.seat === other.seat;
}

export function shownRoutes(
  view: FreshFishView,
  routes: Routes | null,
  wanted: WantedRoutes | null,
): ShownRoute[] {
  if (!wanted || !routes) return [];
  const { good } = wanted;
  const truck = Object.keys(view.spaces).find((name) => {
    const { on, good: carried } = view.spaces[name] ?? {};
    return on === 'truck' && carried === good;
  });
  return view.seats.flatMap(({ stalls }, seat) => {
    const stall = stalls[good];
    const route = routes[seat]?.[good];
    const isWanted = wanted.seat === null || wanted.seat === seat;
    return isWanted && stall && route && truck ? [{ seat, good, stall, truck, route }] : [];
  });
}

/** Which routes from stalls to trucks are drawn. */
import { GOODS, type Good } from '../position/goods';
import { distance, placeOf } from '../square/geometry';
import type { FreshFishView, RouteJson } from '../view';
import type { Routes } from './answers';

export interface ShownRoute {
  seat: number;
  good: Good;
  stall: string;
  truck: string;
  route: RouteJson;
}

/** What is asked for: one stall's route, all to a truck (seat null), or all of a seat (good null). */
export interface WantedRoutes {
  good: Good | null;
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
  const goods = GOODS.filter((good) => wanted.good === null || wanted.good === good);
  return view.seats.flatMap(({ stalls }, seat) =>
    wanted.seat !== null && wanted.seat !== seat
      ? []
      : goods.flatMap((good) => {
          const stall = stalls[good];
          const route = routes[seat]?.[good];
          const truck = truckOf(view, good);
          return stall && route && truck ? [{ seat, good, stall, truck, route }] : [];
        }),
  );
}

/** How a route comes by its length: as it is counted, though stall and truck touch, or no more (M7.5). */
export function howCounted({ stall, truck, route }: ShownRoute): 'counted' | 'touching' | 'most' {
  if (route.length < route.places.length + route.streets) return 'most';
  return distance(placeOf(stall), placeOf(truck)) === 1 ? 'touching' : 'counted';
}

function truckOf({ spaces }: FreshFishView, good: Good): string | undefined {
  return Object.keys(spaces).find(
    (name) => spaces[name]?.on === 'truck' && spaces[name].good === good,
  );
}

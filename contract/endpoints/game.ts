import { served } from '../endpoint.ts';
import * as game from '../game.ts';

export const gameEndpoints = {
  listGames: served(game.listGames, {
    purpose: 'Games list: public facts of each game, no answers',
  }),
  getSampleGame: served(game.getSampleGame, {
    purpose: 'A game of the first exercise alone, which anyone can try',
  }),
  getGame: served(game.getGame, {
    purpose: 'Game by id',
    isConstant: true,
    problems: ['not_found', 'subscription_required', 'facility_ended'],
  }),
};

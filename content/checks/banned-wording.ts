import type { Fault } from '../faults.ts';
import type { PlayerText } from './player-texts.ts';

/** `inOurs`: banned in what the game says or calls right. A wrong claim may say it, since the game refutes it. */
type Ban = { pattern: RegExp; because: string; inOurs?: true };

/** The safety rules of docs/content.md, as far as single words can break them. */
const bans: Ban[] = [
  { pattern: /\b(the )?elderly\b|\bseniors\b|\bold (people|folks?)\b/i, because: 'say "older adults"' },
  { pattern: /\b(fallers?|victims?)\b/i, because: 'do not label a person' },
  { pattern: /\bsuffer(s|ed|ing)? from\b/i, because: 'say what the person has, not that they suffer' },
  {
    pattern: /\bwheelchair[- ]bound\b|\b(confined to|stuck in) a wheelchair\b/i,
    because: 'say "uses a wheelchair"',
  },
  { pattern: /\b(senile|demented|feeble|crippled?)\b/i, because: 'do not label a person' },
  {
    pattern: /\b(sweetie|honey|dearie|darling|good (girl|boy)|young (lady|man)|sonny|granny|gramps)\b/i,
    because: 'no baby talk and no pet names',
  },
  {
    pattern:
      /\b(careless|stubborn|foolish|clumsy|silly|lazy)\b|\b(should|ought to) (have known|know) better\b|\byour (own )?fault\b/i,
    because: 'never blame the person',
  },
  {
    pattern:
      /\b(normal|natural|usual) (part of|at|for) (your |their |his |her )?(aging|ageing|age|getting older)\b|\bat your age\b|\bpart of (aging|ageing|getting old)/i,
    because: 'falls are not a normal part of aging',
  },
  {
    pattern: /\b\d+(\.\d+)? ?(mg|ml|mcg|milligrams?|millilit(er|re)s?|drops|units?|tablets?|pills?)\b/i,
    because: 'give no doses',
  },
  {
    pattern:
      /(?<!(?:not|n't|never) (?:\w+ or )?)\b(stop|start|skip|double|halve|cut|change) (taking )?(your|the|a|an|his|her|this|that) (\w+ )?(pills?|medicines?|medication|tablets?|dose|insulin)\b/i,
    because: 'do not tell anyone to start, stop, skip or change a medicine',
  },
  {
    pattern: /\b\d{2,3} ?(over|\/) ?\d{2,3}\b|\bmm ?hg\b|\bmg\/dl\b|\bmmol\b/i,
    because: 'give no target numbers',
  },
  {
    pattern:
      /\bprevents? (all |every |any |your )?falls?\b|\bguarantee|\bnever fall (again)?\b|\bkeeps? you from falling\b/i,
    because: 'do not claim that playing, or one step, prevents falls',
    inOurs: true,
  },
  { pattern: /\d ?%|\bper ?cent\b/i, because: 'quote no percentages' },
  { pattern: /\b(high|low)[- ]risk\b|\brisk (score|level)\b/i, because: 'label no one by risk' },
  {
    pattern: /\brestrain(t|ts|ed)?\b|\b(put up|raise) (the|both|all) (bed )?rails\b|\bstay in bed\b/i,
    because: 'do not advise restraints, routine bed rails or staying in bed',
    inOurs: true,
  },
  {
    pattern: /(?<!(?:not|n't|never) (?:\w+ or )?)\b(lift|pull) (him|her|them|joon)( up)?\b/i,
    because: 'never tell anyone to lift a fallen person',
    inOurs: true,
  },
  {
    pattern: /\bhold (it (in|back|till|until)|on (till|until))\b/i,
    because: 'a bathroom need is urgent: never answer "hold on"',
    inOurs: true,
  },
  {
    pattern: /\b(good|bad|strong|stronger|weak|weaker) leg (first|goes)\b|\b(which|left|right) leg first\b/i,
    because: 'technique that depends on the person belongs to a therapist',
  },
  {
    pattern: /\b(reps|repetitions|squats|push-?ups|sit-?ups|leg raises|lunges)\b/i,
    because: 'prescribe no exercises',
  },
  {
    pattern:
      /\b(take away|lose|losing) (your|his|her|their) (freedom|independence|home|license)\b|\bend up in a (nursing )?home\b/i,
    because: 'do not threaten with the loss of independence',
  },
  {
    pattern: /\b(don't|do not|never) tell (anyone|anybody|your|the|her|his)\b|\bkeep it (a secret|quiet)\b/i,
    because: 'do not suggest hiding a fall',
  },
  {
    pattern: /\b(life alert|alexa|siri|fitbit|velcro|crocs|tylenol|apple watch|google|facebook)\b/i,
    because: 'promote no brands',
  },
  {
    pattern: /\b(blood(y|stained)?(?! (sugar|pressure|thinner|moving))|scream(s|ed|ing)?)\b/i,
    because: 'show no harm',
  },
  { pattern: /\bdrinks\b/i, because: 'drinks alone read as alcohol: say "water or other fluids"' },
  { pattern: /\blast moments\b/i, because: 'reads as the end of a life' },
  { pattern: /\blight in the head\b/i, because: 'say "light-headed"' },
  {
    pattern: /\bhave (him|her|them) (?!with|in|on|at|near|here|there|back|home|over|tea\b)[a-z]+/i,
    because: 'do not handle a person: say "ask him to" or "help him"',
  },
  {
    pattern: /\bkeep (him|her|them) in\b/i,
    because: 'do not handle a person: say "ask him to" or "help him"',
    inOurs: true,
  },
  {
    pattern: /\b(he|she|they) (is|are) clean\b|\b(clean|wash) (him|her|them)\b/i,
    because: 'a person is not cleaned: say "done" or "help him wash"',
  },
];

/** Finds texts with words that break a safety rule. */
export function checkWording(texts: PlayerText[]): Fault[] {
  return texts.flatMap(({ file, field, text, ours }) =>
    bans
      .filter((ban) => ours || !ban.inOurs)
      .flatMap(({ pattern, because }) => {
        const found = pattern.exec(text)?.[0];
        return found ? [{ file, field, reason: `says "${found}": ${because}` }] : [];
      }),
  );
}

/**
 * One thing, one name: in each language what it is called, and what it is not called.
 * Where a French sentence says the first, the English one of the same key says the second.
 */
export interface Term {
  readonly fr: RegExp
  readonly en: RegExp
  readonly not: { readonly fr?: RegExp; readonly en?: RegExp }
}

export const GLOSSARY: Readonly<Record<string, Term>> = {
  lands: {
    fr: /les Terres(?! où|\p{L})/u,
    en: /the (?:Middle )?Lands/,
    not: { fr: /\bTMR\b(?<!Pas de TMR)/, en: /\bTMR\b|\blands of dream|\bTerres\b(?! Médianes)/ },
  },
  river: {
    fr: /Fleuve de l[’']Oubli/,
    en: /River of Oblivion/,
    not: { en: /\bFleuve\b/ },
  },
  keeper: { fr: /gardiens? des rêves/, en: /keepers? of dreams|keeper’s/, not: { en: /\bgardiens?\b/i } },
  dreamer: {
    fr: /haut-rêvante?s?(?!\p{L})/u,
    en: /dreamers?|\bone\b|them/i,
    not: { fr: /\brêveur/i, en: /high-dream|haut-rêv/i },
  },
  halfDream: { fr: /demi-rêve(?!\p{L})/u, en: /half-dream|Demi-rêve|\bit\b/, not: { en: /(?<!D)emi-rêve/ } },
  dreamPoints: { fr: /points de rêve/, en: /dream points|\bpoints\b/, not: { en: /points of dream/i } },
  reve: { fr: /RÊVE/, en: /DREAM/, not: { en: /RÊVE/ } },
  threshold: { fr: /seuil de rêve/, en: /threshold/, not: { en: /\bseuil\b/i } },
  way: { fr: /dans la voie/, en: /in (?:the|its|that) way/, not: { en: /\bvoies?\b/i } },
  repression: { fr: /refoulement/i, en: /repress/i, not: {} },
  breath: { fr: /souffles? de Dragon/, en: /breath/, not: { en: /\bsouffles?\b/i } },
  tail: { fr: /queues? de Dragon/, en: /tail/, not: { en: /\bqueues?\b/i } },
  head: { fr: /têtes? de Dragon/i, en: /head/i, not: { en: /\btêtes?\b/i } },
  shadow: { fr: /\bombres?(?!\p{L})/u, en: /shadow/, not: { en: /\bombres?\b/i } },
  exceptional: {
    fr: /réussites? particulières?/i,
    en: /exceptional/i,
    not: { en: /special success|particular success/i },
  },
  badFailure: {
    fr: /échecs? particuliers?/,
    en: /grave (?:or total )?f/,
    not: { fr: /mauvais échec|mal raté/i, en: /fumble|special failure|bad failure|badly failed/i },
  },
  totalFailure: { fr: /échecs? tota(?:l|ux)/i, en: /total failure/i, not: { en: /critical/i } },
  fatigueBox: {
    fr: /cases? de fatigue/,
    en: /fatigue box/,
    not: {
      fr: /case[^.]*\bcochée|fatigue se coche|points? de fatigue/,
      en: /(?:box(?:es)?|points?) of fatigue|fatigue points?/,
    },
  },
  pinned: { fr: /cases fixes/, en: /pinned boxes/i, not: { fr: /clouée/ } },
  penalty: { fr: /\bmalus\b/, en: /penalty/, not: { en: /\bmalus\b/i } },
  wetCell: { fr: /cases? humides?/i, en: /wet cell|\bwet\b/i, not: { en: /\bmarsh/i } },
  closedCity: {
    fr: /cités? closes?|cité est close/i,
    en: /closed cit|cit(?:y|ies) (?:is|are) closed|city closes/i,
    not: { fr: /cités? (?:est )?fermées?/i, en: /\bshut(?:s)? (?:cit|them)|(?:city|cities) (?:is |are |stays? )?shut/i },
  },
  wandering: { fr: /périple/i, en: /long wandering/i, not: { en: /\btours?\b|long journey/i } },
  barred: {
    fr: /magie (?:est |reste )?barrée/i,
    en: /magic.* barred|barred/i,
    not: { fr: /magie (?:est |reste )?(?:interdite|fermée)/i },
  },
  urge: { fr: /urgence/i, en: /\burge\b/i, not: { en: /urgency/i } },
  fixedIdea: { fr: /idées? fixes?/i, en: /fixed idea/i, not: { en: /idée/i } },
  cellBonus: { fr: /bonus de case/i, en: /cell bonus/i, not: { en: /practice on a cell/i } },
  leap: { fr: /\bbond(?:s|ir|it)?(?!\p{L})/iu, en: /leap/i, not: { fr: /\bsauter/, en: /\bjump/i } },
  trigger: { fr: /déclench/i, en: /trigger|went off/i, not: { en: /\bset(?:s|ting)? (?:it )?off\b/i } },
  stars: { fr: /étoiles/i, en: /\bstars?\b/i, not: { fr: /\bastres?\b/i } },
  tame: { fr: /apprivois/, en: /tam(?:e|ing)/, not: {} },
  castle: { fr: /Château Dormant/, en: /Sleeping Castle/, not: {} },
  kind: { fr: /genres? de terre/i, en: /kinds? of land/i, not: { en: /land type|\bgenres?\b/i } },
  messenger: { fr: /Messager/, en: /Messenger/, not: { en: /Messager/ } },
  ferryman: { fr: /Passeur(?! fou)/, en: /Ferryman/, not: { en: /Passeur|\bferrym/ } },
  madFerryman: { fr: /Passeur fou/, en: /Mad Ferryman/, not: { en: /mad [Ff]erryman/ } },
  flower: { fr: /\bFleur\b/, en: /Flower/, not: { en: /\bFleur\b/ } },
  eater: { fr: /Mangeur/, en: /Eater/, not: { en: /Mangeur|[Dd]ream eater/ } },
  changer: { fr: /Changeur/, en: /Changer/, not: { en: /Changeur|[Dd]ream changer/ } },
  breaker: { fr: /Briseur/, en: /Breaker/, not: { en: /Briseur|[Dd]ream breaker/ } },
  reflection: { fr: /Reflet/, en: /Reflection/, not: { en: /\bReflet/ } },
  whirl: { fr: /Tourbillon/, en: /Whirl/, not: { en: /Tourbillon|[Ww]hirlwind|\bwhirl/ } },
  dragonDream: { fr: /Rêves? de Dragon/, en: /Dragon’s Dream|Rêve de Dragon|Dragon\b/, not: { en: /Dragon[’']s dream\b/ } },
}

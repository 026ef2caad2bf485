import { formatOf } from '../../../../house/texts/format.ts'
import { de, que } from '../../../../house/texts/fr/nouns.ts'

const { count } = formatOf('fr')
const powers = (n: number): string => count(n, { one: 'puissance', other: 'puissances' })

/** Where things lie. */
export const places = {
  table: 'Le tapis',
  hand: 'Votre main',
  row: 'Votre rangée',
  camp: 'Votre camp',
  rowOf: (p: { name: string }) => `Rangée ${de(p.name)}`,
  campOf: (p: { name: string }) => `Camp ${de(p.name)}`,
  dreamerOf: (p: { name: string }) => `Dormeur ${de(p.name)}`,
  yourDreamer: 'Votre dormeur',
  pile: (p: { count: number }) => `Pioche : ${p.count}`,
  used: (p: { count: number }) => `Usées : ${p.count}`,
  usedTitle: 'Les puissances usées',
  noneUsed: 'Aucune puissance usée.',
  sleepers: (p: { count: number }) => count(p.count, { one: 'dormeur à venir', other: 'dormeurs à venir' }),
  awake: (p: { count: number; of: number }) => `${count(p.count, { one: 'éveillé', other: 'éveillés' })} sur ${p.of}`,
  handOf: (p: { count: number }) => `${p.count} en main`,
  deckOf: (p: { count: number }) => `${p.count} au paquet`,
  deckLeft: (p: { count: number }) => `Encore dans votre paquet : ${p.count}`,
  broken: (p: { count: number }) => count(p.count, { one: 'brisé', other: 'brisés' }),
  defeated: (p: { count: number }) => count(p.count, { one: 'défait', other: 'défaits' }),
  see: (p: { name: string }) => `Voir de plus près : ${p.name}`,
  you: 'Vous',
  out: 'hors du duel',
  turn: 'joue',
  yourTurn: 'jouez',
  played: 'a joué',
  playedThisRound: 'a joué dans ce tour de table',
  youPlayed: 'vous avez joué dans ce tour de table',
  designated: 'désigné',
  noDreamer: 'Éveillé : un autre dormeur viendra.',
  idle: (p: { count: number }) => `${count(p.count, { one: 'tour', other: 'tours' })} sans rien faire`,
  piles: (p: { name: string }) => `Ce ${que(p.name)} a perdu`,
  yourPiles: 'Ce que vous avez perdu',
}

export const facts = {
  round: (p: { round: number }) => `Tour de table ${p.round}`,
  gathering: 'Les cartes se rassemblent',
  opening: 'Avant le premier tour',
  over: 'Duel terminé',
}

export const prompts = {
  gathering: {
    title: 'Quelles cartes apportez-vous ?',
    asks: (p: { size: number }) => `${p.size} cartes. Les autres sauront seulement que vous en avez apporté.`,
    own: 'Un paquet à vous.',
    ready: 'Vos cartes sont prêtes',
    deal: 'Donner les cartes',
    dealAsks: 'Tous ont apporté leurs cartes.',
    dealFollows: 'Un dormeur et six puissances chacun, puis les mains.',
  },
  opening: {
    title: 'Garder vos six puissances ?',
    asks: 'On ne peut les rendre qu’une fois, toutes les six. La main reste.',
    keep: 'Les garder',
    keepFollows: (p: { count: number }) =>
      p.count === 0
        ? 'Elles ne paient rien de votre main.'
        : `Elles paient ${count(p.count, { one: 'carte', other: 'cartes' })} de votre main, une à la fois.`,
    redraw: 'Les rendre',
    redrawFollows: 'Six autres sont tirées.',
  },
  begin: {
    title: 'Votre tour commence',
    asks: (p: { most: number }) =>
      p.most === 0
        ? 'Votre rangée et votre main se remplissent.'
        : `Touchez dans votre rangée ce dont vous ne voulez plus (${p.most} au plus), puis remplissez.`,
    refill: (p: { discarded: number; draws: number }) =>
      p.discarded > 0 ? `Défausser ${p.discarded} et tirer ${p.draws}` : p.draws === 0 ? 'Commencer' : `Tirer ${powers(p.draws)}`,
    refillFollows: (p: { cards: number }) =>
      p.cards === 0
        ? 'Puis vous préparez votre tour.'
        : `Et ${count(p.cards, { one: 'carte', other: 'cartes' })} pour votre main.`,
    wake: 'Éveiller votre dormeur',
    wakeFollows: 'Votre camp se dissout, un autre dormeur vient, rangée et main se remplissent.',
  },
  turn: {
    title: 'À vous de jouer',
    asks: 'Touchez une carte de votre main, ou un artefact de votre camp pour attaquer.',
    asksCombat: 'Le combat est engagé : attaquez, ou finissez le tour.',
    asksSpent: 'Plus personne ne peut attaquer : finissez le tour.',
    fightBegun: 'Le combat est engagé : plus d’invocation ni d’objet dans ce tour.',
    asksSeveral: 'Touchez une carte de votre main ; avant d’attaquer ou de finir, désignez un adversaire.',
    asksFirst: 'Au premier tour de table on prépare son camp : le dernier à jouer peut déjà attaquer.',
    canPay: (p: { names: string }) => `Vous pouvez payer : ${p.names}.`,
    canAttack: (p: { names: string }) => `En état d’attaquer : ${p.names}.`,
    nothing: 'Rien à payer et personne pour attaquer : finissez le tour.',
    designate: (p: { name: string }) => `Désigner ${p.name}`,
    designateFollows: 'Seul adversaire de ce tour, il joue ensuite. Après quoi plus d’invocation ni d’objet.',
    end: 'Finir le tour',
    endFollows: (p: { name: string }) => `${p.name} joue ensuite.`,
    endIdle: (p: { turns: number }): string =>
      p.turns >= 1
        ? 'Deuxième tour sans rien faire : votre dormeur s’éveillera.'
        : 'Rien n’a été fait ce tour-ci : au deuxième de suite, votre dormeur s’éveille.',
    concede: 'Abandonner le duel',
    concedeConfirm: 'Abandonner ? Le duel est perdu pour vous.',
  },
  play: {
    summon: (p: { card: string }) => `Invoquer ${p.card}`,
    use: (p: { card: string }) => `Utiliser ${p.card}`,
    pays: 'Paiement',
    price: (p: { paid: number; price: number }) => `${p.paid}/${p.price}`,
    addConception: 'Prendre une conception',
    moreConception: 'Une de plus',
    dropConception: (p: { count: number }) => (p.count > 1 ? `Rendre 1 des ${p.count} conceptions` : 'Rendre la conception'),
    buys: (p: { endurance: number }) => `Endurance ${p.endurance}`,
    buysColour: (p: { endurance: number; colour: string }) => `Endurance ${p.endurance} : tout est ${p.colour}`,
    buysValue: (p: { verb: string; value: number }) => (p.value > 0 ? `${p.verb} ${p.value}` : p.verb),
    buysDouble: (p: { verb: string; value: number; colour: string }) => `${p.verb} ${p.value} : doublé, tout est ${p.colour}`,
    confirmSummon: 'Invoquer',
    confirmUse: 'Utiliser',
    withPower: (p: { power: string }) => `Invoquer et ${p.power.toLowerCase()}`,
    withoutPower: 'Invoquer sans le pouvoir',
    put: (p: { name: string }) => `Prendre ${p.name}`,
    back: (p: { name: string }) => `Rendre ${p.name}`,
    aim: {
      lengthen: 'Touchez celui de vos artefacts qui dure davantage.',
      wear: 'Touchez l’artefact adverse à éroder.',
      still: (p: { value: number }) =>
        p.value > 1 ? `Touchez jusqu’à ${p.value} artefacts adverses à figer.` : 'Touchez l’artefact adverse à figer.',
      recall: (p: { value: number }) => `Choisissez jusqu’à ${powers(p.value)} parmi les usées.`,
      drop: (p: { count: number }) => `Défaussez-en ${p.count} de votre rangée pour faire place.`,
      fromPile: (p: { value: number }) => `Aucune n’est usée : elles viennent de la pioche, ${p.value} au plus.`,
      dropToDraw: (p: { count: number }) => `Défaussez-en jusqu’à ${p.count} de votre rangée pour en tirer autant de plus.`,
      draws: (p: { count: number }) => `${count(p.count, { one: 'puissance tirée', other: 'puissances tirées' })} de la pioche`,
      dispel: (p: { value: number }) =>
        p.value > 1 ? `Choisissez jusqu’à ${powers(p.value)} dans les rangées.` : 'Choisissez une puissance dans les rangées.',
      nothing: 'Rien ne peut être visé maintenant.',
      whom: 'Avec qui ?',
      yours: 'Les vôtres',
      give: 'Vous donnez',
      take: 'Vous prenez',
    },
  },
  lacks: {
    day: (p: { count: number; property: string }) =>
      `il manque ${powers(p.count)} de jour, ${p.property === '+' ? 'heureuse' : 'mauvaise'}${p.count > 1 ? 's' : ''}`,
    night: (p: { count: number; property: string }) =>
      `il manque ${powers(p.count)} de nuit, ${p.property === '+' ? 'heureuse' : 'mauvaise'}${p.count > 1 ? 's' : ''}`,
    same: (p: { count: number }) => `il manque ${powers(p.count)} d’un même genre`,
  },
  attack: {
    title: (p: { card: string }) => `${p.card} attaque`,
    asks: 'Touchez sa cible.',
    asksAdd: 'Touchez dans votre rangée de quoi renforcer l’attaque.',
    target: (p: { target: string }) => `Attaquer ${p.target}`,
    say: (p: { attack: number }) => `Attaquer : ${p.attack}`,
    passes: 'Passe, si rien n’est ajouté.',
    fails: 'Échoue, même si rien n’est ajouté.',
    openly: (p: { most: number; shelter: boolean }) => {
      const row = p.most === 0 ? 'Sa rangée n’y peut rien ajouter' : `Sa rangée peut encore y ajouter ${p.most}`
      return p.shelter ? `${row} ; sa main, peut-être un abri.` : `${row}.`
    },
    spends: (p: { left: number }) => `Lui coûte 1 d’endurance : il lui en restera ${p.left}.`,
    another: 'Une autre cible',
  },
  defence: {
    title: (p: { card: string; name: string }) =>
      p.card === p.name ? `Sa carte ${p.card} attaque la vôtre` : `${p.card} attaque ${p.name}`,
    titleDreamer: (p: { card: string }) => `${p.card} attaque votre dormeur`,
    asks: 'Renforcez depuis votre rangée, jouez un abri de votre main, ou laissez venir.',
    asksRow: 'Renforcez depuis votre rangée, ou laissez venir.',
    asksShelter: 'Jouez un abri de votre main, ou laissez venir.',
    asksBare: 'Vous n’avez rien à y opposer : laissez venir.',
    asksOpen: 'Répondez de ce qui est ouvert, ou prenez votre main pour y jouer un abri.',
    asksHeld: 'Elle échoue déjà, sans rien y ajouter : laissez venir.',
    let: 'Laisser venir',
    letLoses: (p: { card: string }) => `Artefact défait : ${p.card}.`,
    letWakes: 'Votre dormeur s’éveille.',
    letHolds: 'L’attaque échoue.',
    say: (p: { defence: number; attack: number }) => `Défendre : ${p.defence} contre ${p.attack}`,
    shelter: (p: { card: string; value: number }) => `${p.card} : +${p.value}`,
  },
  sum: {
    attack: 'Attaque',
    defence: 'Défense',
    resists: (p: { card: string; colour: string }) => `×2 : ${p.card} résiste au ${p.colour}`,
    fears: (p: { card: string; colour: string }) => `×2 : ${p.card} craint le ${p.colour}`,
    added: 'Renforcer avec',
    held: 'figé : 0',
    asleep: 'endormi : 0',
    total: (p: { attack: number; defence: number }) => `${p.attack} contre ${p.defence}`,
  },
  wait: {
    title: (p: { name: string }) => `${p.name} joue`,
    defends: (p: { name: string }) => `${p.name} se défend`,
    opening: 'Les autres choisissent',
    chooses: (p: { name: string }) => `${p.name} choisit`,
    gathering: 'Les cartes se rassemblent',
    asks: (p: { names: string }) => `On attend ${p.names}.`,
    watching: 'Vous regardez la table ouverte : aucune main ne vous est montrée.',
    goOn: 'Suite',
    outAsks: 'Vous êtes hors du duel ; vous pouvez suivre la fin.',
  },
  over: {
    won: 'Vous avez gagné',
    lost: 'Vous avez perdu',
    watched: (p: { name: string }) => `${p.name} gagne`,
    asks: (p: { name: string }) => `Il ne reste de dormeur qu’à ${p.name}.`,
    asksYou: 'Il ne reste de dormeur qu’à vous.',
    gaveUp: (p: { name: string }) => `${p.name} a abandonné.`,
    youGaveUp: 'Vous avez abandonné.',
    again: 'Un autre duel',
  },
  back: 'Retour',
}

/** The line of words and the voice. */
export const words = {
  lineHint: 'Par exemple : tison, invoquer, attaquer, finir ; ou demandez : main, rangée, camp, adversaire, usées, menaces.',
  hand: (p: { cards: string }) => `Main : ${p.cards}.`,
  row: (p: { cards: string }) => `Rangée : ${p.cards}.`,
  camp: (p: { cards: string }) => `Camp : ${p.cards}.`,
  dreamer: (p: { card: string }) => `Dormeur : ${p.card}.`,
  foe: (p: { name: string; awake: string }) => `${p.name}, ${p.awake}.`,
  used: (p: { count: number; cards: string }) => `Usées, ${p.count} : ${p.cards}.`,
  nothing: 'rien',
}

export const guide = {
  title: 'Un premier duel en quelques pas',
  steps: [
    'Chacun a un dormeur, une rangée de six puissances, une main d’artefacts et un camp de trois places.',
    'Touchez une carte de votre main : son paiement se pose tout seul, et vous pouvez le changer. Tout de sa couleur, elle dure davantage.',
    'Touchez un artefact de votre camp pour attaquer. Rond et croix doublent la base ; les puissances de sa couleur le renforcent.',
    'Quand plus rien ne se tient devant le dormeur adverse, attaquez-le : il s’éveille.',
    'Qui n’a plus de dormeur est hors du duel. Deux tours sans rien faire éveillent aussi.',
    'Toute carte se regarde de près : gardez le doigt dessus, ou clic droit.',
  ],
  keys: {
    hand: { keys: '1 … 6', does: 'une carte de la main' },
    camp: { keys: 'Q W E', does: 'un artefact du camp, par sa place' },
    row: { keys: 'P', does: 'aller à la rangée' },
    threats: { keys: 'M', does: 'tenue : ce qui tomberait chez vous' },
    used: { keys: 'U', does: 'les puissances usées' },
    cloth: { keys: '← → ↑ ↓', does: 'sur le tapis : d’une carte et d’une zone à l’autre' },
    answers: { keys: '↑ ↓ Entrée', does: 'marquer une réponse, la donner' },
    letters: { keys: 'A … Z', does: 'la réponse qui porte cette lettre' },
    back: { keys: 'Échap', does: 'retour' },
    lucide: { keys: 'L', does: 'duel terminé : moment suivant où Lucide joue autrement' },
    undo: { keys: 'Ctrl+Z', does: 'reprendre' },
    line: { keys: '/', does: 'la ligne de mots' },
    help: { keys: '?', does: 'cette aide' },
  },
}

export const keys = {
  keep: 'g',
  redraw: 'r',
  deal: 'd',
  refill: 't',
  wake: 'v',
  end: 'f',
  confirm: 'i',
  attack: 'a',
  let: 'l',
  defend: 'd',
}

export const threats = {
  name: 'Menaces',
  falls: (p: { card: string; attack: number; defence: number }) => `tomberait face à ${p.card}, ${p.attack} contre ${p.defence}`,
  reinforced: (p: { card: string; attack: number; defence: number }) =>
    `tomberait face à ${p.card}, que sa rangée renforce : ${p.attack} contre ${p.defence}`,
  none: 'Rien de ce qui est ouvert en face ne vous menace.',
}

export const panes = { cards: 'Cartes' }

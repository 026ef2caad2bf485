import type { RuleTexts } from '../../rulesReference.ts'

export const queues: RuleTexts<'DRG' | 'QUE'> = {
  'DRG-1': {
    title: 'Avec ou sans les Dragons',
    text: "Le gardien des rêves choisit si sa table joue avec les effets des Dragons, les nuits et les étoiles. Sans eux, queues, souffles et têtes sont seulement nommés, les points de rêve n'ont pas de plafond et rien ne se récupère en dormant.",
  },
  'DRG-2': {
    title: 'Le tirage',
    text: "On tire au d100 sur la table ; une tête vient de l'une de ses deux tables, à chances égales. Le gardien des rêves peut choisir à la place. Ce que l'on ne peut pas recevoir se tire de nouveau : le don de haut-rêve, une tête unique déjà reçue, un présent des cités tant qu'il en reste un, le seuil quand il est à son plafond.",
  },
  'DRG-3': {
    title: "L'ombre de Thanatos",
    text: "Qui se sert de Thanatos, même pour maîtriser quand c'est la voie nommée ou la meilleure, ou y gagne de l'expérience ou un niveau, tire sa prochaine queue sur la table des ombres, une fois.",
  },
  'DRG-4': {
    title: 'Un effet agit',
    text: "Un effet agit dès qu'il est tiré, où que l'on soit, et porte un numéro dans l'ordre de sa venue. De deux queues, la première se joue jusqu'au bout avant que la seconde ne soit tirée. Deux effets semblables s'ajoutent, sauf mention contraire.",
  },
  'DRG-5': {
    title: 'Les durées',
    text: "Un jour va jusqu'à la toute fin du Château Dormant du lendemain. N jours, pour un souffle, font 7 + ddr jours comptés de même. Le même N compte des rencontres ou des queues quand le souffle le dit.",
  },
  'DRG-6': {
    title: "La fin d'un effet",
    text: 'Un effet finit avec ses jours, son compte ou son but, par refoulement, ou quand le gardien des rêves le dit : un désir satisfait, une guérison. La mort les finit tous.',
  },
  'DRG-7': {
    title: 'Refouler un effet',
    text: "Seuls se refoulent les effets qui ont un coût de refoulement, jamais un souffle ni une tête. On le peut éveillé, ou libre dans les Terres. L'effet cesse aussitôt, son coût s'ajoute au compteur et le test de refoulement suit.",
  },
  'DRG-8': {
    title: 'Entrer et visiter',
    text: "On entre dans une case à pied, par une tête, porté, dérivé ou reposé ; ni en montant, ni en restant. Une visite dure jusqu'au départ. L'ordre devient : but atteint, fatigue, péage, rencontre ou présent, maîtrises, réserve, libre. Une réserve posée pendant la visite n'y part pas.",
  },
  'DRG-9': {
    title: 'Plusieurs maîtrises',
    text: "Une case peut demander plusieurs maîtrises, un jet pour chacune, dans l'ordre : eau −7, cité close −9, conquête −7, purification −3 ou −5. Elles se jouent comme une case humide et ne se refusent pas. Un échec fait sortir ; ce qui manque encore est redemandé la fois suivante. Rester ne redemande rien.",
  },
  'DRG-10': {
    title: 'Cases disparues',
    text: "Une case disparue n'existe plus pour ce haut-rêvant. Y marcher, c'est sortir de la carte. Nul n'y est porté ni envoyé, rien ne s'y tire au sort ; un sort qui y repose ne peut pas partir, mais compte encore.",
  },
  'DRG-11': {
    title: 'Reposé ailleurs',
    text: "Le demi-rêve est posé sur une case tirée parmi toutes celles qui existent, et l'on n'en apprend que le genre. Dans les Terres, c'est une arrivée comme par un Passeur : ni fatigue ni rencontre, mais le péage, les maîtrises et les réserves comptent.",
  },
  'DRG-12': {
    title: 'Magie barrée',
    text: "Tant qu'elle l'est, on ne peut ni lancer, ni lire un signe, ni synthétiser ; monter, se déplacer et maîtriser restent permis. Une réserve qui part d'elle-même n'est jamais barrée ; la déclencher par choix ne l'est que par un pèlerinage ou une conquête.",
  },
  'DRG-13': {
    title: 'Ce qui est dit',
    text: "Le joueur sait tout de ses effets. Restent secrets les cases, le nombre du jour et les signes. Quand on est perdu, ce qu'une case demande ou offre est un indice ; un but atteint, une cité ouverte ou généreuse, une eau apprivoisée disent leur nom.",
  },
  'QUE-1': {
    title: 'Mauvaise rencontre',
    text: 'La prochaine rencontre vient de la table spéciale.',
  },
  'QUE-2': {
    title: 'Pèlerinage',
    text: "Une case est tirée, autre que la sienne. La magie est barrée jusqu'à ce qu'on l'atteigne, de quelque façon que ce soit, sauf par un Messager ; y être posé hors des Terres suffit. Qui est perdu et n'apprend pas qu'il y est sait qu'il n'y est pas. Une case humide n'a qu'à être atteinte.",
  },
  'QUE-3': {
    title: 'Conquête',
    text: "Comme un pèlerinage, mais la case est sèche et se maîtrise à −7. L'échec rompt la concentration, sans souffle ; on recommence.",
  },
  'QUE-4': {
    title: 'Réinsertion aléatoire',
    text: 'Le demi-rêve est aussitôt reposé ailleurs.',
  },
  'QUE-5': {
    title: 'Urgence draconique',
    text: "La réserve la plus proche doit partir ; sa case est dite, sauf si l'on est perdu : alors n'importe laquelle convient. D'ici là, pas de magie, pas de descente à volonté, pas de sommeil tant qu'on peut payer une montée ; se dérober refoule aussi l'urgence.",
  },
  'QUE-6': {
    title: "La fin de l'urgence",
    text: "Elle cesse avec ce départ, par refoulement, ou quand il n'y a plus rien à rejoindre. Tirée sans réserve, ou sous un autre but, elle devient une idée fixe.",
  },
  'QUE-7': {
    title: 'Inertie draconique',
    text: "Chaque pas ou round coûte une case de fatigue de plus. Plusieurs s'ajoutent ; ce qui dépasse la piste n'est pas marqué.",
  },
  'QUE-8': {
    title: 'Montée laborieuse',
    text: "Monter coûte un point de rêve de plus, quel que soit le mode. Plusieurs s'ajoutent.",
  },
  'QUE-9': {
    title: 'Idées fixes et désirs',
    text: "L'idée fixe se tire au d20 et dure jusqu'à la fin du Château Dormant du lendemain ; la vingtième interdit de monter, les autres se jouent. Sous un désir, un coup de foudre ou une haine, les jets n'apportent plus d'expérience jusqu'à satisfaction ou refoulement.",
  },
  'QUE-10': {
    title: 'Le corps frappé',
    text: "Le coup de barre marque 3d6 cases de fatigue. L'infarctus ôte quatre points de vie et marque huit cases que le sommeil ne rend pas. L'insomnie interdit le sommeil jusqu'à la fin du Château Dormant du lendemain.",
  },
  'QUE-11': {
    title: 'Les autres queues',
    text: "Elles sont notées et se jouent ; le gardien des rêves dit quand elles finissent ou, sans lui, vous-même. L'amnésie dure un jour.",
  },
}

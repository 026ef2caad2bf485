import type { RuleTexts } from '../../rulesReference.ts'

export const planner: RuleTexts<'PLN'> = {
  'PLN-1': {
    title: 'Ce que le plan calcule',
    text: "La chance qu'une seule montée finisse par ce lancer, d'après ce que le joueur sait : les étoiles n'y sont pas, sauf pour le gardien des rêves ; le bonus de case compte là où la case est connue.",
  },
  'PLN-2': {
    title: 'Ce qui entre en chiffres',
    text: "Le prix de la montée, la fatigue de chaque pas, le RÊVE affaibli, l'état général avec la vie perdue, le bonus de chaque case, le seuil qu'un rituel demande. Montée interdite ou sort oublié : aucune chance.",
  },
  'PLN-3': {
    title: 'Ce qui change la carte',
    text: "Les cases disparues n'y sont plus ; chaque case demande toutes ses maîtrises, et les péages se paient. Une cité close compte comme à reprendre à chaque entrée : la chance vraie est au moins celle-là. Les bonds d'une tête sont des pas de plus ; une réserve qui partirait finit la montée.",
  },
  'PLN-4': {
    title: 'Ce dont le plan se souvient',
    text: "Les rencontres spéciales encore dues, et chaque but atteint ou non : pas de lancer avant. Sous une urgence, ou quand un périple a deux cases ou plus devant lui, il n'y a aucune chance, et le plan dit pourquoi.",
  },
  'PLN-5': {
    title: 'Ce qui est borné',
    text: "Une queue tirée en chemin, un présent des cités, un Tourbillon rouge ou un Passeur fou sans réserve se comptent au pire et au mieux : le plan montre les deux chiffres et le dit. Gagner plus de trois fois le seuil est un échec dans l'un et l'autre.",
  },
}

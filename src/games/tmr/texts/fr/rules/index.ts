import { typeset } from '../../../../../house/texts/typeset.ts'
import type { RulesReference } from '../../rulesReference.ts'
import { encounters } from './encounters.ts'
import { ground } from './ground.ts'
import { journey } from './journey.ts'
import { magic } from './magic.ts'
import { night } from './night.ts'
import { planner } from './planner.ts'
import { practice } from './practice.ts'
import { queues } from './queues.ts'
import { souffles } from './souffles.ts'

export const rules: RulesReference = typeset('fr', {
  chapters: {
    MAP: {
      title: 'La carte',
      intro:
        "Les Terres Médianes du Rêve s'étendent entre le monde et les Dragons. Le haut-rêvant n'y va pas lui-même : il y mène son demi-rêve, comme un pion sur un plateau.",
    },
    DRM: {
      title: 'Le haut-rêvant',
      intro:
        "Tout voyage se paie en points de rêve et en fatigue. Ce que le haut-rêvant est et sait faire décide jusqu'où il peut aller.",
    },
    ROL: {
      title: 'Les jets',
      intro:
        "Les dés tranchent ce que la volonté ne suffit pas à décider. Tous les jets suivent une même échelle, de l'éclat au désastre.",
    },
    ASC: {
      title: 'Monter',
      intro:
        "Un regard vague, un souffle plus lent : de l'extérieur, monter ne se voit guère. Le demi-rêve se réveille là où on l'avait laissé.",
    },
    MOV: {
      title: 'Se déplacer',
      intro:
        'On gagne case après case la terre qui convient au sort. Chaque pas fatigue, et chaque pas peut réveiller quelque chose.',
    },
    ENC: {
      title: 'Les rencontres',
      intro:
        "Ce que l'on croise ici vient de soi autant que des Dragons. Quelques présences aident ; la plupart gênent ; toutes demandent un choix.",
    },
    WET: {
      title: "L'eau",
      intro:
        "Le Fleuve de l'Oubli, les lacs et les marais sont près des Dragons. Nul n'y pose le pied sans être mis à l'épreuve.",
    },
    HID: {
      title: 'Se perdre',
      intro:
        "Il arrive qu'on ne sache plus où l'on est. La carte se couvre alors de brume, et l'on retrouve son chemin en recoupant ce qu'on voit.",
    },
    CAST: {
      title: 'Lancer un sort',
      intro:
        "Sur la bonne terre, le haut-rêvant attire l'attention d'un Dragon et lui souffle ce qu'il voudrait voir. C'est le but de presque tous les voyages.",
    },
    TGT: {
      title: 'Cibler',
      intro: "Le sort ramené, reste à le poser sur le monde : d'un regard et d'un doigt tendu.",
    },
    RES: {
      title: 'Les réserves',
      intro: "Un sort peut attendre dans les Terres qu'on revienne le prendre. C'est prudence, et parfois piège.",
    },
    FAT: {
      title: 'Fatigue et rounds',
      intro: 'Le rêve fatigue le corps. Le compte se règle en descendant.',
    },
    DRG: {
      title: 'Les Dragons',
      intro:
        "Ce que les Dragons laissent ne s'efface pas au réveil : cela pèse sur les terres, le corps ou l'esprit, pour un jour ou pour toujours.",
    },
    QUE: {
      title: 'Queues et ombres',
      intro: "Un coup de queue est bref et mesquin. Son ombre, que jette Thanatos, l'est davantage.",
    },
    SOU: {
      title: 'Les souffles',
      intro: 'Le souffle change les Terres elles-mêmes, et ne se refoule pas.',
    },
    TET: {
      title: 'Les têtes',
      intro: 'Une tête de Dragon est un don, rare, et pour toute cette vie.',
    },
    SPE: {
      title: 'Rencontres spéciales',
      intro: 'Certaines présences ne viennent que si un Dragon les envoie.',
    },
    NIT: {
      title: 'La nuit',
      intro: 'Dormir rend les rêves et repose le corps. Mais les Dragons rêvent aussi.',
    },
    AST: {
      title: 'Les étoiles',
      intro: "Chaque jour a son nombre, que le ciel ne dit qu'à qui sait le lire.",
    },
    EXP: {
      title: 'La pratique',
      intro: "On apprend en lançant, et l'on dépense ce que l'on a appris.",
    },
    SIG: {
      title: 'Signes et synthèse',
      intro: "Des signes passent dans les Terres. Les lire, c'est gagner de quoi retrouver un sort.",
    },
    PLN: {
      title: 'Le plan',
      intro: 'Le plan dit la chance exacte, ou entre quelles bornes elle se tient ; jamais un chiffre faux.',
    },
  },
  rules: { ...ground, ...journey, ...encounters, ...magic, ...queues, ...souffles, ...night, ...practice, ...planner },
})

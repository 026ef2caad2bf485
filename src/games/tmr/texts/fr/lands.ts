import type { Genre } from '../../rules/map/genre.ts'
import type { Direction } from '../../rules/map/geometry.ts'

export interface GenreText {
  readonly name: string
  readonly plural: string
  readonly the: string
  readonly a: string
  /** Where one is: dans la cité, sur le pont. */
  readonly in: string
  readonly inA: string
  readonly of: string
  /** What the land is like, in a sentence. */
  readonly mood: string
}

export interface DirectionText {
  readonly name: string
  readonly short: string
  readonly toward: string
  /** As one says it over a map: en haut à droite. */
  readonly onMap: string
}

export const genres: Readonly<Record<Genre, GenreText>> = {
  cite: {
    name: 'cité',
    plural: 'cités',
    the: 'la cité',
    a: 'une cité',
    in: 'dans la cité',
    inA: 'dans une cité',
    of: 'de la cité',
    mood: 'Des toits, des voix derrière les volets : on y croise surtout des présences amies.',
  },
  sanctuaire: {
    name: 'sanctuaire',
    plural: 'sanctuaires',
    the: 'le sanctuaire',
    a: 'un sanctuaire',
    in: 'dans le sanctuaire',
    inA: 'dans un sanctuaire',
    of: 'du sanctuaire',
    mood: "Un lieu de pierre et de silence, aussi sûr qu'un rêve peut l'être.",
  },
  plaines: {
    name: 'plaines',
    plural: 'plaines',
    the: 'les plaines',
    a: 'des plaines',
    in: 'dans les plaines',
    inA: 'dans des plaines',
    of: 'des plaines',
    mood: "L'herbe à perte de vue ; ce qui vient se voit venir de loin.",
  },
  pont: {
    name: 'pont',
    plural: 'ponts',
    the: 'le pont',
    a: 'un pont',
    in: 'sur le pont',
    inA: 'sur un pont',
    of: 'du pont',
    mood: 'Le Fleuve passe dessous : ici, on le franchit à pied sec.',
  },
  collines: {
    name: 'collines',
    plural: 'collines',
    the: 'les collines',
    a: 'des collines',
    in: 'dans les collines',
    inA: 'dans des collines',
    of: 'des collines',
    mood: 'Un pays qui ondule, où chaque creux peut cacher quelque chose.',
  },
  foret: {
    name: 'forêt',
    plural: 'forêts',
    the: 'la forêt',
    a: 'une forêt',
    in: 'dans la forêt',
    inA: 'dans une forêt',
    of: 'de la forêt',
    mood: 'Les sentiers y changent dès qu’on ne les regarde plus.',
  },
  monts: {
    name: 'monts',
    plural: 'monts',
    the: 'les monts',
    a: 'des monts',
    in: 'dans les monts',
    inA: 'dans des monts',
    of: 'des monts',
    mood: "L'air est mince et les mauvaises présences plus nombreuses.",
  },
  desert: {
    name: 'désert',
    plural: 'déserts',
    the: 'le désert',
    a: 'un désert',
    in: 'dans le désert',
    inA: 'dans un désert',
    of: 'du désert',
    mood: 'Le sable efface les pas ; ce qui rôde ici a faim.',
  },
  fleuve: {
    name: 'fleuve',
    plural: 'cases de fleuve',
    the: 'le fleuve',
    a: 'le fleuve',
    in: 'dans le fleuve',
    inA: 'dans le fleuve',
    of: 'du fleuve',
    mood: "L'eau de l'Oubli : il faut la maîtriser ou retomber sur la rive du réel.",
  },
  lac: {
    name: 'lac',
    plural: 'lacs',
    the: 'le lac',
    a: 'un lac',
    in: 'dans le lac',
    inA: 'dans un lac',
    of: 'du lac',
    mood: 'Une eau immobile qui regarde autant qu’on la regarde ; il faut la maîtriser.',
  },
  marais: {
    name: 'marais',
    plural: 'marais',
    the: 'le marais',
    a: 'un marais',
    in: 'dans le marais',
    inA: 'dans un marais',
    of: 'du marais',
    mood: 'Ni terre ni eau ; il faut le maîtriser, et il est mal fréquenté.',
  },
  gouffre: {
    name: 'gouffre',
    plural: 'gouffres',
    the: 'le gouffre',
    a: 'un gouffre',
    in: 'dans le gouffre',
    inA: 'dans un gouffre',
    of: 'du gouffre',
    mood: "Le rêve y perd pied ; peu d'amis remontent de ces fonds.",
  },
  necropole: {
    name: 'nécropole',
    plural: 'nécropoles',
    the: 'la nécropole',
    a: 'une nécropole',
    in: 'dans la nécropole',
    inA: 'dans une nécropole',
    of: 'de la nécropole',
    mood: 'Les morts y rêvent encore ; rien de bon n’y vient à votre rencontre.',
  },
  desolation: {
    name: 'désolation',
    plural: 'désolations',
    the: 'la désolation',
    a: 'une désolation',
    in: 'dans la désolation',
    inA: 'dans une désolation',
    of: 'de la désolation',
    mood: 'Ce qui reste quand un rêve a brûlé ; rien de bon n’y vient à votre rencontre.',
  },
}

export const directions: Readonly<Record<Direction, DirectionText>> = {
  n: { name: 'nord', short: 'N', toward: 'vers le nord', onMap: 'en haut' },
  ne: { name: 'nord-est', short: 'NE', toward: 'vers le nord-est', onMap: 'en haut à droite' },
  se: { name: 'sud-est', short: 'SE', toward: 'vers le sud-est', onMap: 'en bas à droite' },
  s: { name: 'sud', short: 'S', toward: 'vers le sud', onMap: 'en bas' },
  sw: { name: 'sud-ouest', short: 'SO', toward: 'vers le sud-ouest', onMap: 'en bas à gauche' },
  nw: { name: 'nord-ouest', short: 'NO', toward: 'vers le nord-ouest', onMap: 'en haut à gauche' },
}

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
  },
  sanctuaire: {
    name: 'sanctuaire',
    plural: 'sanctuaires',
    the: 'le sanctuaire',
    a: 'un sanctuaire',
    in: 'dans le sanctuaire',
    inA: 'dans un sanctuaire',
    of: 'du sanctuaire',
  },
  plaines: {
    name: 'plaines',
    plural: 'plaines',
    the: 'les plaines',
    a: 'des plaines',
    in: 'dans les plaines',
    inA: 'dans des plaines',
    of: 'des plaines',
  },
  pont: {
    name: 'pont',
    plural: 'ponts',
    the: 'le pont',
    a: 'un pont',
    in: 'sur le pont',
    inA: 'sur un pont',
    of: 'du pont',
  },
  collines: {
    name: 'collines',
    plural: 'collines',
    the: 'les collines',
    a: 'des collines',
    in: 'dans les collines',
    inA: 'dans des collines',
    of: 'des collines',
  },
  foret: {
    name: 'forêt',
    plural: 'forêts',
    the: 'la forêt',
    a: 'une forêt',
    in: 'dans la forêt',
    inA: 'dans une forêt',
    of: 'de la forêt',
  },
  monts: {
    name: 'monts',
    plural: 'monts',
    the: 'les monts',
    a: 'des monts',
    in: 'dans les monts',
    inA: 'dans des monts',
    of: 'des monts',
  },
  desert: {
    name: 'désert',
    plural: 'déserts',
    the: 'le désert',
    a: 'un désert',
    in: 'dans le désert',
    inA: 'dans un désert',
    of: 'du désert',
  },
  fleuve: {
    name: 'fleuve',
    plural: 'cases de fleuve',
    the: 'le fleuve',
    a: 'le fleuve',
    in: 'dans le fleuve',
    inA: 'dans le fleuve',
    of: 'du fleuve',
  },
  lac: {
    name: 'lac',
    plural: 'lacs',
    the: 'le lac',
    a: 'un lac',
    in: 'dans le lac',
    inA: 'dans un lac',
    of: 'du lac',
  },
  marais: {
    name: 'marais',
    plural: 'marais',
    the: 'le marais',
    a: 'un marais',
    in: 'dans le marais',
    inA: 'dans un marais',
    of: 'du marais',
  },
  gouffre: {
    name: 'gouffre',
    plural: 'gouffres',
    the: 'le gouffre',
    a: 'un gouffre',
    in: 'dans le gouffre',
    inA: 'dans un gouffre',
    of: 'du gouffre',
  },
  necropole: {
    name: 'nécropole',
    plural: 'nécropoles',
    the: 'la nécropole',
    a: 'une nécropole',
    in: 'dans la nécropole',
    inA: 'dans une nécropole',
    of: 'de la nécropole',
  },
  desolation: {
    name: 'désolation',
    plural: 'désolations',
    the: 'la désolation',
    a: 'une désolation',
    in: 'dans la désolation',
    inA: 'dans une désolation',
    of: 'de la désolation',
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

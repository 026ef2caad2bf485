import { typeset } from '../../../../../house/texts/typeset.ts'
import type { RulesReference } from '../../rulesReference.ts'
import { encounters } from './encounters.ts'
import { ground } from './ground.ts'
import { journey } from './journey.ts'
import { magic } from './magic.ts'

export const rules: RulesReference = typeset('en', {
  chapters: {
    MAP: {
      title: 'The map',
      intro:
        'The Middle Lands of Dream lie between the world and the Dragons. The dreamer (haut-rêvant) does not go there in person, but leads a half-dream (demi-rêve) through them, like a pawn on a board.',
    },
    DRM: {
      title: 'The dreamer',
      intro:
        'Every journey is paid for in dream points and in fatigue. What dreamers are and can do decides how far they may go.',
    },
    ROL: {
      title: 'Rolls',
      intro: 'Dice settle what the will alone cannot. All rolls follow one scale, from brilliance to disaster.',
    },
    ASC: {
      title: 'Going up',
      intro: 'A vague look, a slower breath: from outside, going up hardly shows. The half-dream wakes where it was left.',
    },
    MOV: {
      title: 'Moving',
      intro: 'Cell by cell one makes for the land that suits the spell. Every step tires, and every step may wake something.',
    },
    ENC: {
      title: 'Encounters',
      intro:
        'What one meets here (rencontres) comes from oneself as much as from the Dragons. A few presences help; most hinder; all ask for a choice.',
    },
    WET: {
      title: 'Water',
      intro:
        'The River of Oblivion, the lakes and the swamps are close to the Dragons. Nobody sets foot there without being tested.',
    },
    HID: {
      title: 'Getting lost',
      intro:
        'Sometimes one no longer knows where one is. Mist then covers the map, and the way is found again by putting together what one sees.',
    },
    CAST: {
      title: 'Casting a spell',
      intro:
        'On the right land the dreamer draws the attention of a Dragon and whispers what it might dream. Nearly every journey is made for this.',
    },
    TGT: {
      title: 'Aiming',
      intro: 'The spell brought back, it remains to set it upon the world: with a look and an outstretched finger.',
    },
    RES: {
      title: 'Reserves',
      intro: 'A spell can wait in the Lands until one comes back for it. That is prudence, and sometimes a trap.',
    },
    FAT: {
      title: 'Fatigue and rounds',
      intro: 'Dreaming tires the body. The bill is settled on the way down.',
    },
  },
  rules: { ...ground, ...journey, ...encounters, ...magic },
})

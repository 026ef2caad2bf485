import { describe, expect, test } from 'vitest'
import { FILES, GAME_NAMES, IMPORTS, type Import, isTest, shown, TEXT, under } from './testing/imports.ts'

/** What goes through a door that is shut. */
const trespassers = (room: string, mayVisit: (to: string, visit: Import) => boolean): string[] =>
  shown(IMPORTS.filter((visit) => under(visit.from, room) && !isTest(visit.from) && !mayVisit(visit.to, visit)))

const packageOf = (to: string): string =>
  to
    .split('/')
    .slice(0, to.startsWith('@') ? 2 : 1)
    .join('/')

describe('doors', () => {
  test('the kit visits nobody', () => {
    expect(trespassers('kit', (to) => under(to, 'kit') || ['pure-rand', 'valibot'].includes(packageOf(to)))).toEqual([])
  })

  test.each(GAME_NAMES)('the rules of %s visit the kit only', (game) => {
    const rules = `games/${game}/rules`
    expect(trespassers(rules, (to) => under(to, rules) || under(to, 'kit') || to === 'valibot')).toEqual([])
  })

  test.each(GAME_NAMES)('practice and bots of %s see the game through its two doors', (game) => {
    const [rules, practice, bot] = ['rules', 'practice', 'bot'].map((room) => `games/${game}/${room}`) as [string, string, string]
    const DOORS = [`${rules}/index.ts`, `${rules}/public.ts`]
    const sees = (to: string): boolean => under(to, 'kit') || DOORS.includes(to) || to === 'valibot'
    expect(trespassers(practice, (to) => sees(to) || under(to, practice) || under(to, bot))).toEqual([])
    // HID-6: what a bot thinks with is public; the file that serves it from a worker stands at the house's door.
    const serves = (to: string, from: string): boolean => from === `${bot}/worker.ts` && to === 'house/seat/botWorker.ts'
    expect(trespassers(bot, (to, { from }) => (sees(to) && to !== DOORS[0]) || under(to, bot) || serves(to, from))).toEqual([])
  })

  const ROOMS = /^(kit|games|house|server|cli)\//
  const LIST = 'games/index.ts'

  test('the house visits the kit; the app alone sees the list of games', () => {
    const mayVisit = (to: string, { from }: Import): boolean =>
      !ROOMS.test(to) || under(to, 'kit') || under(to, 'house') || (to === LIST && under(from, 'house/app'))
    expect(trespassers('house', mayVisit)).toEqual([])
  })

  const HOUSE_ROOMS = [...new Set(FILES.flatMap((file) => /^house\/([^/]+)\//.exec(file)?.[1] ?? []))]

  /**
   * Where the first screen takes one piece and leaves the rest, a door that offers all would bring all: these offer piece by piece, and
   * nothing but what stands here. What is loaded when needed is named by its file.
   */
  const PIECES: Readonly<Record<string, readonly string[]>> = {
    app: ['nextFiles.ts'],
    face: ['face.ts', 'guests.ts'],
    library: [
      ...['NothingKept.tsx', 'alone.ts', 'download.ts', 'exercises.ts', 'exportAll.ts', 'fileName.ts', 'importFile.ts'],
      ...['notice.ts', 'openLibrary.ts', 'practiceRecord.ts', 'savedTable.ts', 'shelf.ts'],
    ],
    routes: ['route.ts'],
    seat: [
      ...['botWorker.ts', 'chanceDice.ts', 'hasTables.ts', 'line.ts', 'link.ts', 'localTable.ts', 'roomLink.ts'],
      ...[
        'guard.ts',
        'seat.ts',
        'calling.ts',
        'seatOptions.ts',
        'tableApi.ts',
        'tableLink.ts',
        'talk.ts',
        'testDice.ts',
        'useOpened.ts',
      ],
      'workerMind.ts',
    ],
    settings: ['Dialogs.tsx', 'gameSettings.ts', 'settings.ts', 'stored.ts', 'theme.ts'],
    table: [
      ...[
        'AudienceField.tsx',
        'ConnectionMessage.tsx',
        'Copyable.tsx',
        'requests.tsx',
        'OutsideScreens.tsx',
        'ShareLine.tsx',
        'StartTables.tsx',
      ],
      ...['TablePage.tsx', 'WatchComrades.tsx', 'watching.ts'],
      ...['TablePane.tsx', 'Words.tsx', 'keptSeats.ts', 'oneTimeLink.ts', 'paper.ts', 'speakers.ts', 'waiting.ts'],
    ],
    texts: [
      ...['index.ts', 'fold.ts', 'format.ts', 'gameWords.tsx', 'language.tsx', 'laterWords.tsx', 'nouns.ts', 'shellWords.tsx'],
      ...['texts.ts', 'typeset.ts', 'whole.tsx', 'en/index.ts', 'en/nouns.ts'],
      ...['fr/first.ts', 'fr/index.ts', 'fr/nouns.ts', 'fr/refusals.ts'],
    ],
    ui: [
      ...[
        'Button.tsx',
        'ConfirmButton.tsx',
        'Dialog.tsx',
        'Emblem.tsx',
        'FilePick.tsx',
        'Guide.tsx',
        'Icon.tsx',
        'awaited.ts',
        'calls.ts',
        'coming.ts',
        'day.ts',
      ],
      ...[
        'chime.ts',
        'colours.ts',
        'contrast.ts',
        'escape.ts',
        'fields.tsx',
        'keyed.ts',
        'later.tsx',
        'newId.ts',
        'part.tsx',
        'quiet.ts',
        'roomy.ts',
        'voices.ts',
      ],
      ...['Tool.tsx', 'Unopened.tsx', 'given.ts', 'fonts.css', 'leaf.css', 'textPage.css', 'theme.css'],
    ],
  }

  /** Taken by the build, and by games that stand outside `src`. */
  const ELSEWHERE = ['house/app/nextFiles.ts', 'house/seat/botWorker.ts']

  test.each(HOUSE_ROOMS)('what house/%s offers stands at its door', (room) => {
    const inside = `house/${room}`
    const offered = (PIECES[room] ?? ['index.ts']).map((piece) => `${inside}/${piece}`)
    const visits = IMPORTS.filter(({ from, to }) => under(to, inside) && !under(from, inside) && !isTest(from))
    expect(shown(visits.filter(({ to, lazy }) => !lazy && !offered.includes(to)))).toEqual([])
    expect(offered.filter((piece) => !visits.some(({ to }) => to === piece) && !ELSEWHERE.includes(piece))).toEqual([])
  })

  test('the list names the doors of the games, and a door loads what lies behind it when it is needed', () => {
    const isDoor = (file: string): boolean => GAME_NAMES.some((game) => file === `games/${game}/guest.ts`)
    const visits = IMPORTS.filter(({ from, typesOnly }) => (from === LIST || isDoor(from)) && !typesOnly)
    expect(shown(visits.filter(({ from, to, lazy }) => (from === LIST ? !isDoor(to) : !lazy)))).toEqual([])
  })

  /** They see practice, which sees the whole game: loaded when they are needed. */
  const TOLD_LATE = [
    ...['tale', 'practice', 'record', 'coach', 'ruling', 'sharing', 'picture'].map((room) => `games/tmr/face/${room}`),
    ...['hindsight', 'practice'].map((room) => `games/duel/face/${room}`),
  ]

  const isLate = (file: string): boolean => TOLD_LATE.some((room) => under(file, room))

  test.each(GAME_NAMES)('the face of %s sees its rules through their public door, and loads the room lazily', (game) => {
    const [rules, face, texts] = [`games/${game}/rules`, `games/${game}/face`, `games/${game}/texts`]
    const mayVisit = (to: string, { from, lazy }: Import): boolean =>
      !ROOMS.test(to) ||
      ['kit', face, texts].some((room) => under(to, room)) ||
      (under(to, 'house') && !under(to, 'house/app')) ||
      [`${rules}/public.ts`, `${rules}/brief.ts`].includes(to) ||
      (to === `games/${game}/practice/index.ts` && isLate(from)) ||
      (under(to, `games/${game}/practice/lessons/texts`) && lazy) ||
      (['index', 'room', 'opening'].some((door) => to === `${rules}/${door}.ts`) && lazy)
    expect(trespassers(face, mayVisit)).toEqual([])
    const late = (to: string, { from, lazy, typesOnly }: Import): boolean => lazy || typesOnly || !isLate(to) || isLate(from)
    expect(trespassers(face, late)).toEqual([])
  })

  test.each(GAME_NAMES)('%s imports no provider and makes no store: the frame of the house does', (game) => {
    const BY_HAND = /\bcreate(Store|Context)\b|\b\w*Provider\b/
    const faces = FILES.filter((file) => under(file, `games/${game}/face`) && !isTest(file))
    expect(faces.filter((file) => BY_HAND.test(TEXT.get(file) ?? ''))).toEqual([])
  })

  test('no game visits another', () => {
    const strangers = IMPORTS.filter(({ from, to }) => {
      const [own, other] = [from, to].map((file) => /^games\/([^/]+)\//.exec(file)?.[1])
      return own !== undefined && other !== undefined && own !== other
    })
    expect(shown(strangers)).toEqual([])
  })

  test('the server knows games through their list only', () => {
    const HOUSE = /^(kit|games|house|server|cli)\//
    const mayVisit = (to: string): boolean =>
      !HOUSE.test(to) || under(to, 'kit') || under(to, 'server') || to === 'games/index.ts'
    expect(trespassers('server', mayVisit)).toEqual([])
  })

  test('the command line knows games through their lists only', () => {
    const mayVisit = (to: string, { typesOnly }: Import): boolean =>
      under(to, 'cli') || to === LIST || /^node:/.test(to) || (typesOnly && to === 'house/face/face.ts')
    expect(trespassers('cli', mayVisit)).toEqual([])
  })

  test.each(GAME_NAMES)('the scenarios of %s visit its rules, its words and the kit', (game) => {
    const OPEN = ['scenario', 'rules', 'texts'].map((room) => `games/${game}/${room}`)
    expect(
      trespassers(`games/${game}/scenario`, (to) => [...OPEN, 'kit'].some((room) => under(to, room)) || to === 'valibot'),
    ).toEqual([])
  })

  test.each(GAME_NAMES)('texts of %s know it by its types only', (game) => {
    const mayVisit = (to: string, { typesOnly }: Import): boolean =>
      under(to, `games/${game}/texts`) ||
      under(to, 'house/texts') ||
      (typesOnly && (under(to, `games/${game}/rules`) || under(to, 'kit') || to === 'house/face/face.ts'))
    expect(trespassers(`games/${game}/texts`, mayVisit)).toEqual([])
  })

  test('what is made for tests is used by tests', () => {
    expect(shown(IMPORTS.filter(({ from, to }) => !isTest(from) && isTest(to) && FILES.includes(to)))).toEqual([])
  })
})

/** How the rules of a game are laid out. */
interface Book {
  /** Chapters return events; these put them in their order (MOV-1, TRN-2). */
  readonly conducting: readonly string[]
  /** Chapters that all others may use. */
  readonly common: readonly string[]
  /** What reads the facts of every chapter. */
  readonly readers: readonly string[]
  /** Functions of the view, never of the state. */
  readonly looking: readonly string[]
}

const PLAIN: Book = { conducting: ['turns'], common: [], readers: ['testing'], looking: ['prompts'] }
const BOOKS: Readonly<Record<string, Book>> = {
  tmr: {
    conducting: ['turns'],
    common: ['map', 'rolls', 'dreamer', 'spells', 'ground', 'effects'],
    readers: ['numbers', 'prices', 'prompts', 'planner', 'worth', 'testing'],
    looking: ['prompts', 'planner'],
  },
  duel: {
    conducting: ['turns', 'gathering'],
    common: ['cards', 'dreamers', 'paying', 'powers'],
    readers: ['legal', 'testing'],
    looking: [],
  },
}

describe.each(GAME_NAMES)('chapters of the rules of %s', (game) => {
  const { conducting, common, readers, looking } = BOOKS[game] ?? PLAIN
  const rules = `games/${game}/rules`
  const chapterOf = (file: string): string | null => {
    const folder = under(file, rules) ? /^([^/]+)\//.exec(file.slice(rules.length + 1))?.[1] : undefined
    return folder === undefined || conducting.includes(folder) ? null : folder
  }
  const conducts = (file: string): boolean =>
    conducting.some((folder) => under(file, `${rules}/${folder}`)) ||
    ['decide', 'evolve', 'index', 'public', 'said', 'shown', 'view', 'tell'].some((name) => file === `${rules}/${name}.ts`)

  const visits = IMPORTS.filter(({ from, to }) => chapterOf(from) && under(to, rules) && !isTest(from))

  test('use what is common, not each other', () => {
    const strangers = visits.filter(({ from, to, typesOnly }) => {
      const [own, other] = [chapterOf(from), chapterOf(to)]
      return own !== other && other && !common.includes(other) && !readers.includes(own ?? '') && !typesOnly
    })
    expect(shown(strangers)).toEqual([])
  })

  test('do not conduct the turn', () => {
    expect(
      shown(visits.filter(({ from, to, typesOnly }) => conducts(to) && !typesOnly && chapterOf(from) !== 'testing')),
    ).toEqual([])
  })

  test('what reads the view never reads the state', () => {
    const peeking = visits.filter(
      ({ from, to }) =>
        looking.includes(chapterOf(from) ?? '') &&
        ['decide', 'evolve', 'flow', 'gardien', 'turn', 'index', 'tell'].some((name) => to === `${rules}/${name}.ts`),
    )
    expect(shown(peeking)).toEqual([])
  })
})

describe('folders', () => {
  /** The folder of a file under a world; files at its door count as one. */
  const folderOf = (world: string, file: string): string | null =>
    under(file, world)
      ? (file
          .slice(world.length + 1)
          .split('/')
          .slice(0, -1)[0] ?? '.')
      : null

  /** What stands at the top of a world opens doors to all of it, unless it is `counted` as a folder of its own. */
  const circlesIn = (world: string, top: 'counted' | 'apart'): string[] => {
    const doors = new Map<string, Map<string, string>>()
    for (const { from, to } of IMPORTS.filter((visit) => !isTest(visit.from))) {
      const [own, other] = [folderOf(world, from), folderOf(world, to)]
      if (own === null || other === null || own === other || (own === '.' && top === 'apart')) continue
      doors.set(own, (doors.get(own) ?? new Map()).set(other, `${from} → ${to}`))
    }
    const circles: string[] = []
    const done = new Set<string>()
    const visit = (folder: string, trail: readonly string[]): void => {
      const at = trail.indexOf(folder)
      if (at >= 0) {
        const round = [...trail.slice(at), folder]
        circles.push(
          round
            .map((one, step) => doors.get(one)?.get(round[step + 1] ?? ''))
            .filter(Boolean)
            .join(' | '),
        )
      }
      if (at >= 0 || done.has(folder)) return
      for (const next of doors.get(folder)?.keys() ?? []) visit(next, [...trail, folder])
      done.add(folder)
    }
    for (const folder of doors.keys()) visit(folder, [])
    return circles
  }

  test.each(['house', ...GAME_NAMES.flatMap((game) => [`games/${game}/face`, `games/${game}/rules`])])(
    'those of %s form no circle, types included',
    (world) => {
      expect(circlesIn(world, 'apart')).toEqual([])
    },
  )

  test.each(['kit', 'server'])('those of %s form no circle, the top included', (world) => {
    expect(circlesIn(world, 'counted')).toEqual([])
  })
})

test('no circle of imports, types apart', () => {
  const solid = new Map(
    FILES.map((file) => [file, IMPORTS.filter(({ from, typesOnly }) => from === file && !typesOnly).map(({ to }) => to)]),
  )
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (file: string, trail: readonly string[]): void => {
    if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '))
    if (trail.includes(file) || done.has(file)) return
    for (const to of solid.get(file) ?? []) visit(to, [...trail, file])
    done.add(file)
  }
  for (const file of FILES) visit(file, [])
  expect(circles).toEqual([])
})

describe('the pure part', () => {
  /** Promises live where storage, a thought or a moment is awaited. */
  const AWAITING = /^kit\/((turns|storage|memoryStorage|bot|mind|due)\.ts$|past\/|room\/)/
  const IMPURE =
    /\bMath\.random\b|\bDate\.now\b|\bnew Date\(\s*\)|\bwindow\b\.|\bdocument\b\.|\bprocess\b\.|\bperformance\b|\bfetch\(|['"]node:/
  const PROMISES = /\basync\b|\bawait\b|\bPromise\b/
  const pure = FILES.filter((file) => /^(kit|games\/[^/]+\/(rules|practice|bot))\//.test(file) && !isTest(file))
  const withoutComments = (file: string): string => (TEXT.get(file) ?? '').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

  test('has no clock, no chance of its own, no browser and no Node', () => {
    expect(pure.filter((file) => IMPURE.test(withoutComments(file)))).toEqual([])
  })

  test('waits for nothing', () => {
    expect(pure.filter((file) => PROMISES.test(withoutComments(file)) && !AWAITING.test(file))).toEqual([])
  })
})

test('no file is over 400 lines, data and texts apart', () => {
  const DATA = /Data\.ts$|\/texts\/(fr|en)\//
  const long = FILES.filter((file) => !DATA.test(file) && (TEXT.get(file) ?? '').split('\n').length > 400)
  expect(long).toEqual([])
})

test('named exports only', () => {
  expect(FILES.filter((file) => /^export default\b/m.test(TEXT.get(file) ?? ''))).toEqual([])
})

test('a type that several rooms take is the only one of its name in kit and house', () => {
  const TYPE = /^export (?:interface|type|class) (\w+)/gm
  const named = new Map<string, string[]>()
  for (const file of FILES.filter((one) => /^(kit|house)\//.test(one) && !isTest(one)))
    for (const [, name = ''] of (TEXT.get(file) ?? '').matchAll(TYPE)) named.set(name, [...(named.get(name) ?? []), file])
  expect([...named].filter(([, files]) => files.length > 1)).toEqual([])
})

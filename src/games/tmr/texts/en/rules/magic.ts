import type { RuleTexts } from '../../rulesReference.ts'

export const magic: RuleTexts<'CAST' | 'TGT' | 'RES'> = {
  'CAST-1': {
    title: 'Casting a spell',
    text: 'On a settled and free cell, of the kind the spell asks for or on its one named cell, you roll with DREAM, the level of its way and its difficulty. All that can vary, cost, diameter of a zone, hour of birth of a humanoid target, look of an illusion, is stated before the roll, each spell asking for what is its own; the target is not. Nothing leaves your sheet while you fill it in; once the spell is said, the keeper of dreams reads all that was stated, beside the die where one is awaited, else in what is told of the roll. They may add a modifier of their own, told or secret.',
  },
  'CAST-2': {
    title: 'The spell succeeds',
    text: 'The cost is paid at once. You stay in the Lands until the end of the round, then come down softly at the start of the next, spell in hand, and aim it.',
  },
  'CAST-3': {
    title: 'The exceptional success',
    text: 'The spell costs only half its points, rounded down, and never less than 1. It may bring experience as well.',
  },
  'CAST-4': {
    title: 'Failure',
    text: 'The spell costs nothing, but concentration is broken and you leave the Lands.',
  },
  'CAST-5': {
    title: 'Total failure',
    text: 'One and a half times the cost is lost, and an erratic effect comes at the start of the next round, anywhere within range, as the keeper of dreams decides but within the field of the way: the inanimate world for Oniros, creatures for Hypnos, the thing or its working for Narcos, the worst for Thanatos; a calling gone wrong brings anything. You leave the Lands. You may try to put this failure in reserve.',
  },
  'CAST-6': {
    title: 'The last point',
    text: 'If there are too few points to pay for a total failure, you fall to zero, asleep, and the erratic effect takes place all the same. If a successful spell takes the last point, you fall asleep too: the spell takes effect and cannot be aimed. The keeper of dreams then says whether it falls on the dreamer, who resists it as their own target, or becomes impossible magic; alone, it is drawn. The question waits for its answer, even if the dreamer goes up meanwhile.',
  },
  'CAST-7': {
    title: 'Too dear',
    text: 'A spell whose cost is above the current dream points cannot be cast.',
  },
  'TGT-1': {
    title: 'The four targets',
    text: 'You aim at the centre of a zone, an object, a creature or yourself. Except for yourself, the target must be seen, pointed at and within range: E1 is once EMPATHY in metres, E2 twice, and so on. The rituals of Narcos and the possessions of Thanatos ask for a touch. The centre of a zone is a point that is seen, in the air or on a surface, never inside the ground or a thing.',
  },
  'TGT-2': {
    title: 'The target missed',
    text: 'A target not seen, not pointed at or out of range: the spell falls on the dreamer, and a zone forms around them. The keeper of dreams alone may call it impossible magic instead. An object that does not suit always gives it. A zone may take a creature, an object or yourself for its centre. For a difficult aim the keeper of dreams may ask for a SIGHT roll.',
  },
  'TGT-3': {
    title: 'Impossible magic',
    text: 'The dream tears open around the dreamer, up to a hundred metres wide: a violet tear carries away at once all that is not part of the landscape, things and creatures, the furniture of houses too, and leaves plants, rocks and buildings; a yellow one brings. Colour, size, duration and what lies beyond are up to the keeper of dreams, or to chance; alone, to chance.',
  },
  'TGT-4': {
    title: 'The resistance roll',
    text: 'The target rolls its current dream points, with no level and no penalty, at the difficulty of the spell, usually r−8. If it fails, it is affected; if it passes, the spell comes back and the dreamer rolls r0: if that fails, the dreamer is affected instead; if it passes, nobody is. On yourself, both rolls are made in turn. An exceptional success at a negative difficulty gives 1 point in DREAM to whoever rolled it. Whoever sits at the table and is aimed at, by another dreamer or by somebody the keeper of dreams plays, makes this roll themselves; if it fails, their sheet says which spell holds them, for twelve hours at most or until the keeper lifts it.',
  },
  'TGT-5': {
    title: 'The spell comes first',
    text: 'Aiming and effect open the round, before any other action. You can only go up again in the round after.',
  },
  'RES-1': {
    title: 'Putting in reserve',
    text: 'Any successful spell but a ritual can be left in reserve for 1 more dream point, without a roll. It lies on the cell from which it was cast.',
  },
  'RES-2': {
    title: 'The limits',
    text: 'A cell holds a single spell. In each way you keep at most as many as its level: none at 0 or below. While lost, only what you know counts: through a Messenger sent along a path, nothing is laid if a known reserve lies on a cell where the Messenger may be; otherwise the spell is laid, and an unknown reserve lying there gives way to it.',
  },
  'RES-3': {
    title: 'The reserve of the River',
    text: 'For reserves the whole River is one single cell: it holds one spell, which is triggered from any of its cells.',
  },
  'RES-4': {
    title: 'Triggering',
    text: 'The half-dream coming back on the cell, in whatever way, triggers the spell once the encounter and the water are settled. There is no roll, no cost, nothing to change, and it cannot be put back in reserve. You come down with it at the start of the next round. Carried off or thrown out before, you trigger nothing.',
  },
  'RES-5': {
    title: 'Leaving the cell',
    text: 'Once the spell is in reserve, you leave the cell or come down: staying on it is not allowed.',
  },
  'RES-6': {
    title: 'No limit of time',
    text: 'A reserve waits as long as it must, for years if need be.',
  },
  'RES-7': {
    title: 'Total failure in reserve',
    text: 'A total failure can be put in reserve too: its 150% are paid, then the same roll is made again. If it fails, the erratic effect comes and you leave the Lands. If it passes, 1 more dream point leaves it in reserve, where it counts as a spell; what it will do is known only when it is triggered.',
  },
}

/** SET-2: the ready-made decks. */
export const decks = {
  braises: { name: 'Braises', line: "Frappe fort et vite, et deux fois s'il le faut." },
  racines: { name: 'Racines', line: 'Tient la place, et rappelle ce qui est tombé.' },
  eaux: { name: 'Eaux', line: 'Fige ce qui barre la route.' },
  sel: { name: 'Sel', line: "Use l'adversaire, point par point." },
  'braises-racines': { name: 'Braises et Racines', line: "De l'élan et de la patience." },
  'braises-eaux': { name: 'Braises et Eaux', line: 'Figer, puis frapper.' },
  'braises-sel': { name: 'Braises et Sel', line: 'Éroder, dissiper, achever.' },
  'racines-eaux': { name: 'Racines et Eaux', line: "Durer, et passer par où l'on n'attend plus." },
  'racines-sel': { name: 'Racines et Sel', line: 'Des murs, et le temps pour allié.' },
  'eaux-sel': { name: 'Eaux et Sel', line: 'Froid, patient, sans prise.' },
}

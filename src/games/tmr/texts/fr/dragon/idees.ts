import { effect } from '../../effectText.ts'

export const idees = {
  'idee-cris-d-animaux': effect(
    "Cris d'animaux",
    "Ne communique plus qu'en imitant des bêtes.",
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-yeux-bandes': effect('Yeux bandés', 'Porte un bandeau qui aveugle.', 'jusqu’à la fin du Château Dormant du lendemain'),
  'idee-toujours-non': effect('Toujours non', 'Répond à tout par la négative.', 'jusqu’à la fin du Château Dormant du lendemain'),
  'idee-poches-de-cailloux': effect(
    'Poches de cailloux',
    "Se charge de 5d6 kilos de pierres (3d6 selon d'autres sources).",
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-arme-en-laisse': effect(
    'Arme en laisse',
    "Tire sa meilleure arme au bout d'une corde.",
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-main-sur-la-tete': effect(
    'Main sur la tête',
    "N'a plus qu'une main libre, l'autre restant sur le crâne.",
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-visage-cendre': effect(
    'Visage cendré',
    'Se barbouille la figure de suie.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-crachats': effect(
    'Crachats',
    'Souille chaque plat ou verre à portée de vue.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-anorexie': effect(
    'Anorexie',
    "Refuse d'ingérer quoi que ce soit, remèdes compris.",
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-nu-et-sans-bagage': effect(
    'Nu et sans bagage',
    'Abandonne habits et bagages.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-douche-de-flacons': effect(
    'Douche de flacons',
    'Se renverse dessus chaque flacon croisé.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-messire-et-madame-inverses': effect(
    'Messire et madame inversés',
    'Inverse les formules de politesse selon le sexe.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-a-quatre-pattes': effect(
    'À quatre pattes',
    'Se déplace sur mains et genoux.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-boulimie': effect('Boulimie', 'Doit se sustenter toutes les heures.', 'jusqu’à la fin du Château Dormant du lendemain'),
  'idee-porte-sinon-rien': effect(
    'Porté sinon rien',
    "N'avance que si autrui le transporte.",
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-pas-de-porte': effect(
    'Pas de porte',
    'Évite les portes ; les fenêtres restent permises.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-faire-le-mort': effect(
    'Faire le mort',
    'Reste inerte, comme un cadavre.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-eteignoir': effect(
    'Éteignoir',
    'Étouffe chaque flamme croisée, lampes comprises.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-rien-lacher': effect(
    'Rien lâcher',
    'Ne cède, ne prête ni ne pose rien.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-pas-de-tmr': effect(
    'Pas de TMR',
    'Renonce à toute montée dans les Terres Médianes.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
}

import { effect } from '../../effectText.ts'

export const idees = {
  'idee-cris-d-animaux': effect(
    "Cris d'animaux",
    'Vous ne communiquez plus qu’en imitant des bêtes.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-yeux-bandes': effect(
    'Yeux bandés',
    'Vous portez un bandeau sur les yeux.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-toujours-non': effect(
    'Toujours non',
    'Vous répondez à tout par la négative.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-poches-de-cailloux': effect(
    'Poches de cailloux',
    'Vous vous chargez de 5d6 kilos de pierres.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-arme-en-laisse': effect(
    'Arme en laisse',
    'Vous tirez votre meilleure arme au bout d’une corde.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-main-sur-la-tete': effect(
    'Main sur la tête',
    'Vous gardez une main sur la tête ; l’autre seule reste libre.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-visage-cendre': effect(
    'Visage cendré',
    'Vous vous barbouillez la figure de suie.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-crachats': effect(
    'Crachats',
    'Vous crachez dans chaque plat ou verre que vous voyez.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-anorexie': effect(
    'Anorexie',
    'Vous refusez d’avaler quoi que ce soit, remèdes compris.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-nu-et-sans-bagage': effect(
    'Nu et sans bagage',
    'Vous allez sans habits ni bagages.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-douche-de-flacons': effect(
    'Douche de flacons',
    'Vous vous renversez dessus chaque flacon que vous croisez.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-messire-et-madame-inverses': effect(
    'Messire et madame inversés',
    'Vous dites madame aux hommes et messire aux femmes.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-a-quatre-pattes': effect(
    'À quatre pattes',
    'Vous vous déplacez sur les mains et les genoux.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-boulimie': effect('Boulimie', 'Vous devez manger toutes les heures.', 'jusqu’à la fin du Château Dormant du lendemain'),
  'idee-porte-sinon-rien': effect(
    'Porté sinon rien',
    'Vous n’avancez que si l’on vous porte.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-pas-de-porte': effect(
    'Pas de porte',
    'Vous évitez les portes ; les fenêtres restent permises.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-faire-le-mort': effect(
    'Faire le mort',
    'Vous restez inerte, comme un cadavre.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-eteignoir': effect(
    'Éteignoir',
    'Vous éteignez chaque flamme que vous croisez, lampes comprises.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-rien-lacher': effect(
    'Rien lâcher',
    'Vous ne cédez, ne prêtez ni ne posez rien.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
  'idee-pas-de-tmr': effect(
    'Pas de TMR',
    'Vous renoncez à toute montée dans les Terres Médianes.',
    'jusqu’à la fin du Château Dormant du lendemain',
  ),
}

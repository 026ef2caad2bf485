import { typeset } from '../../../../house/texts/typeset.ts'
import type { RulesReference } from '../rulesReference.ts'

const chapters = {
  CRD: { title: 'Les cartes', intro: 'Ce qu’il y a sur la table, et ce que chaque carte porte.' },
  SET: { title: 'Avant le duel', intro: 'Les paquets, la donne, qui commence.' },
  TRN: { title: 'Le tour', intro: 'Ses moments, dans leur ordre.' },
  SUM: { title: 'Invoquer', intro: 'Monstres et armes viennent de la main au camp, contre des puissances.' },
  ITM: { title: 'Les objets', intro: 'Ils servent une fois, puis se brisent.' },
  POW: { title: 'Les neuf pouvoirs', intro: 'Ce que certaines cartes font une fois.' },
  CMB: { title: 'Le combat', intro: 'Qui attaque qui, et la somme qui en décide.' },
  DRM: { title: 'Les dormeurs', intro: 'Comment ils s’éveillent, et ce qui suit.' },
  WIN: { title: 'La fin', intro: 'Qui gagne, et comment on sort.' },
  HID: { title: 'Ce qui est caché', intro: 'Ce que chacun sait, et rien de plus.' },
  ADV: { title: 'Règles avancées', intro: 'Un choix à l’ouverture de la table.' },
}

const cards = {
  'CRD-1': {
    title: 'Ce qu’il y a',
    text: '66 puissances et 12 dormeurs sont à tous. Chacun a ses propres 40 artefacts (16 monstres, 12 armes, 12 objets) et en tire son paquet.',
  },
  'CRD-2': {
    title: 'Genre et couleur',
    text: 'Une puissance a un genre (de jour ou de nuit, heureuse ou mauvaise, ou spéciale) et une couleur (rouge, verte, bleue, blanche, arc-en-ciel).',
  },
  'CRD-3': {
    title: 'Spéciale, arc-en-ciel',
    text: 'Une spéciale vaut pour tout genre, une arc-en-ciel pour toute couleur. Chacune pour cela seulement : une spéciale rouge reste rouge.',
  },
  'CRD-4': {
    title: 'Rond et croix des puissances',
    text: 'Les puissances portent un rond et une croix. Ils ne comptent que sous les règles avancées.',
  },
  'CRD-5': {
    title: 'Un dormeur',
    text: 'Il a une couleur, une humeur (heureux ou mauvais), une endurance avec laquelle ses artefacts commencent, et un nombre de conceptions.',
  },
  'CRD-6': {
    title: 'Un artefact',
    text: 'Monstres et armes ont une attaque, une défense, un rond (ce à quoi ils résistent), une croix (ce qu’ils craignent), un coût, parfois un pouvoir. Une arme sans défense imprimée défend avec 0 et ne se renforce pas en défense.',
  },
  'CRD-7': {
    title: 'Les coûts',
    text: 'Un monstre demande tant de puissances de jour et tant de nuit. Une arme ou un objet demande un nombre de spirales.',
  },
  'CRD-8': {
    title: 'La liste',
    text: '14 puissances de chaque genre ordinaire, 10 spéciales. Les trois d’un même genre et d’une même couleur diffèrent par leur rond et leur croix.',
  },
  'SET-1': {
    title: 'À combien',
    text: 'À deux : paquets de 20, mains de 6, trois dormeurs chacun. À trois ou quatre : paquets de 10, mains de 5, deux dormeurs chacun.',
  },
  'SET-2': {
    title: 'Le paquet',
    text: 'Un paquet tout fait, ou une liste : exactement 20 (ou 10) artefacts différents, dont au moins la moitié de monstres et d’armes.',
  },
  'SET-3': {
    title: 'La donne',
    text: 'Quand tous ont apporté leur paquet, n’importe qui donne : un dormeur chacun, puis six puissances, puis une main.',
  },
  'SET-4': { title: 'La main', text: 'Le paquet est mêlé et la main en est tirée au hasard.' },
  'SET-5': {
    title: 'Garder ou rendre',
    text: 'Chacun, une fois, garde ses six puissances ou les rend toutes pour en tirer six autres. La main reste.',
  },
  'SET-6': {
    title: 'Qui commence',
    text: 'La plus haute endurance de dormeur d’abord ; à égalité, qui a une conception ; à égalité, rouge ou blanc avant vert ou bleu ; puis le sort.',
  },
  'SET-7': { title: 'Cet ordre', text: 'Il vaut pour le premier tour de table. Ensuite, l’adversaire désigné joue.' },
}

const turns = {
  'TRN-1': {
    title: 'Tour et tour de table',
    text: 'Un tour de table est fini quand chacun a joué. Un tour a un début, une préparation, un combat, une fin ; au premier tour de table il n’y a pas de début.',
  },
  'TRN-2': {
    title: 'Au début',
    text: 'Vos artefacts peuvent attaquer de nouveau, votre conception est à nouveau entière, ce que vous aviez figé bouge.',
  },
  'TRN-3': {
    title: 'Le dormeur',
    text: 'Un dormeur éveillé est remplacé. Sinon vous pouvez éveiller le vôtre, ou remplir votre rangée.',
  },
  'TRN-4': {
    title: 'Remplir',
    text: 'Vous pouvez défausser autant de puissances que votre dormeur a de conceptions, puis vous tirez jusqu’à six, puis jusqu’à la limite de la main.',
  },
  'TRN-5': {
    title: 'Pioche vide',
    text: 'Quand la pioche est vide, les puissances usées y sont mêlées et l’on continue de tirer.',
  },
  'TRN-6': { title: 'Préparer', text: 'Invoquer et utiliser des objets, dans n’importe quel ordre, autant qu’on peut payer.' },
  'TRN-7': {
    title: 'Le combat ferme la préparation',
    text: 'Dès la première attaque, ou la désignation d’un adversaire, plus d’invocation ni d’objet, sauf en défense.',
  },
  'TRN-8': { title: 'Finir', text: 'Vous finissez le tour quand vous voulez, en préparation ou en combat.' },
  'TRN-9': {
    title: 'Ce qui est à bout',
    text: 'À la fin d’un tour, les artefacts sans endurance se brisent, dans tous les camps. Jusque-là ils tiennent et défendent.',
  },
  'TRN-10': {
    title: 'Qui joue ensuite',
    text: 'Au premier tour de table, le suivant de l’ordre ; ensuite l’adversaire désigné. À deux, l’autre.',
  },
  'SUM-1': { title: 'De la main au camp', text: 'Le camp tient trois artefacts. Invoqué, il peut attaquer dans le même tour.' },
  'SUM-2': {
    title: 'Puissances et conception',
    text: 'On paie avec la rangée et, une fois par tour, avec la conception du dormeur, toute sur une seule carte, chacune comme une puissance de sa couleur.',
  },
  'SUM-3': {
    title: 'Le prix exact',
    text: 'Ni plus ni moins. Un monstre : tant de jour et tant de nuit ; spéciales et conceptions remplissent n’importe quelle place.',
  },
  'SUM-4': {
    title: 'L’humeur du dormeur',
    text: 'Un dormeur heureux n’invoque les monstres qu’avec des puissances heureuses, un mauvais qu’avec des mauvaises. Armes et objets en sont libres.',
  },
  'SUM-5': {
    title: 'Une arme',
    text: 'Toutes ses puissances d’un même genre. Elle garde ce genre : les mêmes la renforceront. Payée de spéciales et de conceptions seules, tout genre lui va.',
  },
  'SUM-6': {
    title: 'L’endurance',
    text: 'Celle du dormeur, +1 quand tout ce qui paie est de la couleur de la carte. Jamais plus de 4.',
  },
  'SUM-7': { title: 'Le pouvoir', text: 'Il s’exerce à l’invocation, ou jamais.' },
  'SUM-8': { title: 'Ce qui a payé', text: 'Les puissances payées deviennent usées, après le pouvoir.' },
  'ITM-1': { title: 'Quand', text: 'À votre tour, dès le deuxième tour de table. Un abri se joue en défense, à tout moment.' },
  'ITM-2': { title: 'Le prix', text: 'Autant de puissances d’un même genre que l’objet porte de spirales.' },
  'ITM-3': {
    title: 'Doublé',
    text: 'Tout payé de la couleur de l’objet : sa valeur est doublée. Troquer et échanger n’ont rien à doubler.',
  },
  'ITM-4': { title: 'Une fois', text: 'Utilisé, il se brise. Un objet qui ne ferait rien est refusé.' },
  'ITM-5': { title: 'L’abri à part', text: 'Un abri ne se joue qu’en défense, les autres objets qu’en préparation.' },
}

const powers = {
  'POW-1': {
    title: 'Quand',
    text: 'À l’invocation ou à l’usage, une fois, si vous voulez. Redoubler dure ; abriter répond à une attaque.',
  },
  'POW-2': {
    title: 'La valeur',
    text: 'C’est le plus qui est fait. Vous pouvez viser moins ; ce qui ne ferait rien est refusé. Tout adversaire peut être visé.',
  },
  'POW-3': {
    title: 'Ce qui paie est à part',
    text: 'Les puissances qui paient ne peuvent être ni données, ni dissipées, ni rappelées par le pouvoir qu’elles paient.',
  },
  'POW-4': { title: 'Prolonger', text: '+n d’endurance à l’un de vos artefacts, lui-même compris, jusqu’à 4.' },
  'POW-5': { title: 'Éroder', text: '−n d’endurance à un artefact adverse, jusqu’à 0.' },
  'POW-6': {
    title: 'Figer',
    text: 'Jusqu’à n artefacts adverses sont retournés jusqu’au début de votre prochain tour : pas d’attaque, défense 0 sans renfort, la route au dormeur n’est plus barrée.',
  },
  'POW-7': {
    title: 'Rappeler',
    text: 'Jusqu’à n puissances usées viennent dans votre rangée ; s’il le faut, défaussez pour n’en avoir que six. S’il n’y en a aucune d’usée, elles sont tirées de la pioche.',
  },
  'POW-8': { title: 'Dissiper', text: 'Jusqu’à n puissances de n’importe quelles rangées sont usées.' },
  'POW-9': { title: 'Redoubler', text: 'Deux attaques par tour, chacune pour 1 d’endurance.' },
  'POW-10': {
    title: 'Abriter',
    text: 'Joué quand l’une de vos cartes est attaquée : n s’ajoute à sa défense. Un seul par défense.',
  },
  'POW-11': {
    title: 'Troquer',
    text: 'Autant de vos puissances contre autant de celles d’un autre, toutes choisies par vous, n au plus (6, c’est tout).',
  },
  'POW-12': { title: 'Échanger', text: 'Votre dormeur contre celui d’un autre. Le reste demeure.' },
}

const combat = {
  'CMB-1': { title: 'À partir de quand', text: 'Du dernier joueur du premier tour de table.' },
  'CMB-2': {
    title: 'Désigner',
    text: 'À trois ou plus, vous désignez un adversaire qui n’a pas encore joué : lui seul peut être attaqué, et il joue ensuite. Le dernier du tour de table désigne qui il veut.',
  },
  'CMB-3': { title: 'Attaquer', text: 'Un artefact attaque une fois par tour et y dépense 1 d’endurance, quoi qu’il en soit.' },
  'CMB-4': {
    title: 'Le dormeur',
    text: 'On l’attaque quand aucun artefact debout ne le garde, et pas avec un artefact qui craint sa couleur.',
  },
  'CMB-5': {
    title: 'Rond et croix',
    text: 'La base est doublée quand la carte résiste à la couleur de l’autre, ou que l’autre craint la sienne. Jamais plus que doublée ; jamais contre un dormeur.',
  },
  'CMB-6': {
    title: 'Renforcer',
    text: 'L’attaquant ajoute des puissances de sa rangée, 1 point chacune : de la couleur de l’artefact et, pour un monstre, d’un moment de son coût, pour une arme, de son genre.',
  },
  'CMB-7': {
    title: 'Défendre',
    text: 'Le défenseur répond une fois : il renforce de même, joue un abri, ou laisse venir. On ne renforce ni un dormeur, ni un figé, ni une arme sans défense.',
  },
  'CMB-8': {
    title: 'L’issue',
    text: 'Attaque plus grande que défense : l’artefact est défait, ou le dormeur s’éveille. À égalité, rien ne change.',
  },
  'DRM-1': {
    title: 'S’éveiller',
    text: 'Par une attaque qui passe, de plein gré, ou par oisiveté. Un dormeur éveillé l’est pour de bon.',
  },
  'DRM-2': { title: 'Répit', text: 'Qui vient de perdre un dormeur n’est plus attaqué ce tour-ci, et joue ensuite.' },
  'DRM-3': {
    title: 'Un autre dormeur',
    text: 'À son tour : ses artefacts sont défaits, sa rangée et les usées retournent à la pioche, un dormeur est tiré, rangée et main se remplissent.',
  },
  'DRM-4': { title: 'Éveiller le sien', text: 'Au début de son tour, pas le dernier, pas au premier tour de table.' },
  'DRM-5': {
    title: 'L’oisiveté',
    text: 'Après deux de ses tours de suite sans rien faire, le dormeur s’éveille au début du troisième.',
  },
  'DRM-6': {
    title: 'Faire quelque chose',
    text: 'Invoquer, utiliser un objet ou attaquer dans son tour. Remplir et défendre ne comptent pas.',
  },
  'DRM-7': { title: 'Le dernier', text: 'Qui perd son dernier dormeur est hors du duel aussitôt.' },
  'WIN-1': { title: 'Gagner', text: 'Le dernier en jeu a gagné.' },
  'WIN-2': {
    title: 'Hors du duel',
    text: 'Ses artefacts sont défaits, sa rangée usée, sa main et son paquet rangés sans être vus ; ce qu’il avait figé bouge.',
  },
  'WIN-3': { title: 'Abandonner', text: 'À tout moment après la donne. Une attaque en cours reste sans suite.' },
  'WIN-4': {
    title: 'Tout finit',
    text: 'Chaque tour use une carte ou de l’endurance ; deux tours sans rien faire coûtent un dormeur.',
  },
}

const hidden = {
  'HID-1': {
    title: 'Ce qui est ouvert',
    text: 'Dormeurs, rangées, puissances usées, camps et leur endurance, piles perdues, le nombre de cartes de chaque main, paquet et pioche, qui a joué dans ce tour de table, le combat et ses nombres.',
  },
  'HID-2': {
    title: 'Mains et paquets',
    text: 'Une main est le secret de son joueur. Aucune pile n’a d’ordre : tirer, c’est prendre au hasard parmi ce qui reste.',
  },
  'HID-3': {
    title: 'Ce que les autres apprennent',
    text: 'D’un paquet apporté et d’une carte tirée, seulement qu’il y en a eu. Une carte est connue quand elle est invoquée, utilisée ou jouée en défense.',
  },
  'HID-4': { title: 'Spectateurs', text: 'Ils voient ce qui est ouvert à tous, rien de plus.' },
  'HID-5': {
    title: 'Toujours demandé',
    text: 'Le défenseur est interrogé même quand il n’a rien à répondre : une pause en dirait trop.',
  },
  'HID-6': { title: 'Le programme', text: 'Il décide d’après ce que voit son siège.' },
  'ADV-1': {
    title: 'Puissances marquées',
    text: 'Une puissance dont la croix est la couleur d’en face ne peut s’ajouter contre elle ; dont le rond l’est, elle compte 2.',
  },
}

/** Every rule in our own words. */
export const rules: RulesReference = typeset('fr', {
  chapters,
  rules: { ...cards, ...turns, ...powers, ...combat, ...hidden },
})

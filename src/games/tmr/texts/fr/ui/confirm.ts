export const confirm = {
  replaceDreamer: (p: { name: string }) => `Remplacer ${p.name} par la version du fichier ?`,
  leaveJourney: 'Quitter ce voyage ? Il vous attendra tel quel.',
  discardChanges: 'Abandonner vos changements ?',
  interrupt: 'Rompre la concentration ? Le demi-rêve reste où il est.',
  lastPoint: 'Ce coût prend votre dernier point de rêve : vous vous endormirez et le sort ne pourra pas être ciblé. Continuer ?',
  leaveMap: 'Sortir de la carte ? Le demi-rêve sera reposé sur une case tirée au sort.',
  leaveTable: 'Quitter la table ? Votre siège vous reste acquis.',
}

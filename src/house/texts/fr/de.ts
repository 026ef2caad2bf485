/** d’Hypnos, de Narcos: before a vowel or a mute h. */
export const de = (name: string): string => (/^[aeiouh]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`)

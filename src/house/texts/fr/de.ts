/** d’Hypnos, de Narcos: before a vowel or a mute h. */
export const de = (name: string): string => (/^[aeiouhâàéèêëîïôûœ]/i.test(name) ? `d’${name}` : `de ${name}`)

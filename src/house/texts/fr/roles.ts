import type { Role } from '../../../kit/roles.ts'

export const roles: Readonly<Record<Role['kind'], { readonly name: string; readonly summary: string }>> = {
  gardien: { name: 'gardien des rêves', summary: 'Voit toutes les vraies positions et tient le monde.' },
  joueur: { name: 'joueur', summary: "Mène un haut-rêvant et n'en sait que ce que lui-même sait." },
  spectateur: { name: 'spectateur', summary: 'Regarde par les yeux du haut-rêvant suivi, sans agir.' },
}

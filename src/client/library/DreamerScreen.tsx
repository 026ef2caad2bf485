export const DreamerScreen = ({ id }: { readonly id: string | null }) => <main>{id}</main>

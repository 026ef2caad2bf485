export const RulesScreen = ({ rule }: { readonly rule: string | null }) => <main>{rule}</main>

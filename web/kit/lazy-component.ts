import { lazy, type FunctionComponent } from 'react'

type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never

/** React.lazy for a component that is a named export. */
export const lazyComponent = <Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] as FunctionComponent<PropsOf<Module[Name]>> }))

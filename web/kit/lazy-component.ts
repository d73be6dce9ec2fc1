import { createElement, lazy, Suspense, type FunctionComponent, type LazyExoticComponent } from 'react'

type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never

/** Loads the component before it is rendered; then it is rendered at once, without a fallback. */
export type Preloadable = { preload: () => Promise<unknown> }

/** React.lazy for a component that is a named export. */
export function lazyComponent<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): LazyExoticComponent<FunctionComponent<PropsOf<Module[Name]>>> & Preloadable {
  let loaded: Module | null = null
  const preload = async () => (loaded = await load())
  const component = (module: Module) => ({ default: module[name] as FunctionComponent<PropsOf<Module[Name]>> })
  type Component = ReturnType<typeof component>
  // React doesn't suspend for a promise that resolves while it is being asked.
  // oxlint-disable unicorn/no-thenable -- nothing awaits it but React
  const atOnce = (module: Module) =>
    ({ then: (resolve: (value: Component) => void) => resolve(component(module)) }) as unknown as Promise<Component>
  // oxlint-enable unicorn/no-thenable
  return Object.assign(
    lazy(() => (loaded ? atOnce(loaded) : preload().then(component))),
    { preload },
  )
}

/**
 * For a dialog, or another part that shows nothing until it is loaded. Without its boundary, loading it would hide the
 * page, and the button that opens it would lose the focus.
 */
export function lazyPart<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  const Part = lazyComponent(load, name)
  // The cast is for createElement, which can't tell that these are the props of the part.
  const component: unknown = Part
  const WithBoundary = (props: PropsOf<Module[Name]>) =>
    createElement(Suspense, null, createElement(component as FunctionComponent<object>, props as object))
  return Object.assign(WithBoundary, { preload: Part.preload })
}

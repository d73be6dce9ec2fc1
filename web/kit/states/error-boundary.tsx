import { Component, type ReactNode } from 'react'

type Props = {
  fallback: ReactNode
  /** A new value tries the contents again. */
  resetKey?: string
  children: ReactNode
}

/** Shows the fallback instead of contents that crash, so that the rest of the page stays usable. React requires a class here. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidUpdate({ resetKey }: Props) {
    // oxlint-disable-next-line react/no-did-update-set-state -- once per key, so it can't loop
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

/** Runs a render function inside a boundary: called in place, its errors would be those of the parent. */
export function Rendered({ render }: { render: () => ReactNode }) {
  return render()
}

/** The props a rendered element ended up with; react-test-renderer comes without types. */
export function propsOf(element: unknown): Readonly<Record<string, unknown>> {
  return (element as { props: Record<string, unknown> }).props;
}

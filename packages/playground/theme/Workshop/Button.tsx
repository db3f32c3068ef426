import type { ComponentProps } from 'react';

/** One of Infima's small buttons. */
export default function Button(props: ComponentProps<'button'>) {
  return <button type="button" className="button button--secondary button--sm" {...props} />;
}

/** The id of an option of the dialog's list, which its box names as the one that Enter chooses. */
export function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}

/** What makes a link an option of the dialog's list; links of a page have none of it. */
export type OptionProps = {
  role?: 'option';
  id?: string;
  tabIndex?: number;
  'aria-selected'?: boolean;
};

/** The attributes of an option of the dialog's list. */
export function optionProps(listId: string, place: number, activeId?: string): OptionProps {
  const id = optionId(listId, place);
  return { role: 'option', id, tabIndex: -1, 'aria-selected': id === activeId };
}

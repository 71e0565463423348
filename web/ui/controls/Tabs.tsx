import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useRef } from 'react';
import styles from './Tabs.module.css';

export type TabItem<Id extends string> = { id: Id; label: ReactNode; panel: () => ReactNode };

type TabsProps<Id extends string> = {
  /** What the tabs are about, for screen readers. */
  label: string;
  tabs: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
};

/** Arrow keys, Home and End select a tab; only the selected panel is rendered. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const place = tabs.findIndex((tab) => tab.id === selected);

  const choose = (next: number) => {
    const tab = tabs[(next + tabs.length) % tabs.length];
    if (tab === undefined) return;
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`[id="${base}${tab.id}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };

  return (
    <div>
      <div
        ref={list}
        id={`${base}list`}
        role="tablist"
        aria-label={label}
        className={styles.list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${base}${tab.id}`}
            type="button"
            role="tab"
            className={styles.tab}
            aria-selected={tab.id === selected}
            // A button below may have the same name as its tab.
            aria-describedby={`${base}list`}
            aria-controls={tab.id === selected ? `${base}panel` : undefined}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        id={`${base}panel`}
        role="tabpanel"
        aria-labelledby={`${base}${selected}`}
        className={styles.panel}
      >
        {tabs[place]?.panel()}
      </div>
    </div>
  );
}

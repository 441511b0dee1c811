import type { CallAnswer } from '@candor/api-contract/index.ts';
import { languageNames } from '@candor/api-contract/languages.ts';
import { SnippetsOutlined } from '@ant-design/icons';
import { App, Button, Dropdown, Tag } from 'antd';
import type { JSX } from 'react';
import { useCall } from '../../client/use-call.ts';
import { words } from '../../locales/words.ts';

type Answer = CallAnswer<'GET /operator/conversations/{id}/answers'>['answers'][number];
const w = words.support.answers;

/** Answers that are written once; one that is missing in the customer's language says in which it is inserted. */
export function InsertAnswer({ id, onInsert }: { id: string; onInsert: (text: string) => void }): JSX.Element {
  const { message } = App.useApp();
  const { data } = useCall('GET /operator/conversations/{id}/answers', { params: { id } });
  const { answers = [], language } = data ?? {};
  const insert = (answer: Answer | undefined): void => {
    if (answer === undefined || language === undefined) return;
    if (answer.language !== language)
      void message.info(w.insteadOf(languageNames[language], languageNames[answer.language]));
    onInsert(answer.text);
  };
  const items = answers.map((answer) => ({
    key: answer.key,
    label: (
      <>
        {answer.title} {answer.language !== language && <Tag>{languageNames[answer.language]}</Tag>}
      </>
    ),
  }));
  const none = [{ key: '', label: w.none, disabled: true }];
  return (
    <Dropdown
      trigger={['click']}
      placement="topLeft"
      menu={{
        items: items.length === 0 ? none : items,
        onClick: ({ key }) => insert(answers.find((answer) => answer.key === key)),
      }}
    >
      <Button icon={<SnippetsOutlined aria-hidden />} aria-label={w.insert} style={{ flex: 'none' }} />
    </Dropdown>
  );
}

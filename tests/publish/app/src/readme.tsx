// oxlint-disable import/no-unassigned-import -- a style sheet has no exports
import '@corro/ui/style.css';
import './brand.css';
import { Button, Form, Heading, loadFace, Page, TextField, UiProvider } from '@corro/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function PhonePage() {
  const [problem, setProblem] = useState('');
  const check = ({ phone = '' }) => setProblem(phone.length < 10 ? 'It has 10 digits.' : '');
  return (
    <Page as="main" fill>
      <Heading level={1}>Your phone</Heading>
      <Form label="Your phone" onSubmit={check}>
        <TextField name="phone" label="Number" inputMode="numeric" problem={problem} />
        <Button type="submit" fullWidth>
          Continue
        </Button>
      </Form>
    </Page>
  );
}

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no root');
createRoot(root).render(
  <UiProvider locale="en">
    <PhonePage />
  </UiProvider>,
);
// Inter, when the browser is idle. Until then a font of the device has its widths.
void loadFace();

export const lines = {
  title: 'Links and lines',
  note: 'Where customers reach the service, and other addresses of the product.',
  customerLink: 'Customer-service link',
  customerLinkHelp: 'Empty for the built-in conversation',
  lines: 'Network lines',
  name: 'Name',
  url: 'Address',
  form: 'https://',
  remove: 'Remove',
  add: 'Add a line',
  propose: {
    title: 'Propose links and lines',
    happens: 'They decide where customers’ sessions and questions go, so a second operator has to approve them.',
    confirm: 'Propose',
    done: 'Proposed',
  },
  notYou: 'Administrators change these.',
};

/**
 * Cases that were opened under the random id of a movement, which migration 0027 replaced, get the
 * movement's current id.
 */
export default [
  {
    table: 'cases',
    key: ['customer_id', 'case_number'],
    statement: `update cases set operation_number = entries.entry_id::text from entries
      where :rows and cases.kind = 'movement' and substr(cases.operation_number, 15, 1) = '4'
        and entries.customer_id = cases.customer_id
        and substr(entries.entry_id::text, 16) = substr(cases.operation_number, 16)
        and not exists (select 1 from cases as present
          where present.customer_id = cases.customer_id and present.kind = 'movement'
            and present.operation_number = entries.entry_id::text and present.state <> 'closed')`,
  },
];

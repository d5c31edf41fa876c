/** The public holidays, as the server names them. Sorted; the key is the English sentence. */
export const holidays = [
  "Boxing Day",
  "Christmas Day",
  "Democracy Day",
  "Easter Monday",
  "Eid-el-Fitr",
  "Eid-el-Fitr holiday",
  "Eid-el-Kabir",
  "Eid-el-Kabir holiday",
  "Eid-ul-Maulud",
  "Good Friday",
  "Independence Day",
  "New Year's Day",
  "Workers' Day",
  "{day} (observed)",
] as const;

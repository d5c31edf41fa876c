/**
 * The 36 states and the Federal Capital Territory: the one list of them. Without zod, because the browser may load it.
 * Names, zones and capitals as in the Constitution (First Schedule) and as the federation groups them; positions from
 * GeoNames (geonames.org, CC BY 4.0); neighbours by hand, and a test keeps them mutual.
 */

export const zones = [
  "North Central",
  "North East",
  "North West",
  "South East",
  "South South",
  "South West",
] as const;
export type Zone = (typeof zones)[number];

export interface State {
  /** As in addresses: "akwa-ibom". */
  readonly slug: string;
  readonly name: string;
  readonly zone: Zone;
  readonly capital: string;
  /** The capital's. */
  readonly latitude: number;
  readonly longitude: number;
  /** Slugs. */
  readonly neighbours: readonly string[];
}

/** Name; zone; capital; latitude, longitude; neighbours. */
const rows = `
  Abia; South East; Umuahia; 5.525, 7.492; akwa-ibom anambra cross-river ebonyi enugu imo rivers
  Adamawa; North East; Yola; 9.209, 12.481; borno gombe taraba
  Akwa Ibom; South South; Uyo; 5.033, 7.928; abia cross-river rivers
  Anambra; South East; Awka; 6.211, 7.074; abia delta edo enugu imo kogi rivers
  Bauchi; North East; Bauchi; 10.314, 9.846; gombe jigawa kaduna kano plateau taraba yobe
  Bayelsa; South South; Yenagoa; 4.927, 6.264; delta rivers
  Benue; North Central; Makurdi; 7.734, 8.521; cross-river ebonyi enugu kogi nasarawa taraba
  Borno; North East; Maiduguri; 11.831, 13.151; adamawa gombe yobe
  Cross River; South South; Calabar; 4.958, 8.327; abia akwa-ibom benue ebonyi
  Delta; South South; Asaba; 6.199, 6.731; anambra bayelsa edo ondo rivers
  Ebonyi; South East; Abakaliki; 6.325, 8.114; abia benue cross-river enugu
  Edo; South South; Benin City; 6.335, 5.627; anambra delta kogi ondo
  Ekiti; South West; Ado-Ekiti; 7.621, 5.221; kogi kwara ondo osun
  Enugu; South East; Enugu; 6.459, 7.548; abia anambra benue ebonyi kogi
  Federal Capital Territory; North Central; Abuja; 9.058, 7.495; kaduna kogi nasarawa niger
  Gombe; North East; Gombe; 10.29, 11.171; adamawa bauchi borno taraba yobe
  Imo; South East; Owerri; 5.485, 7.035; abia anambra rivers
  Jigawa; North West; Dutse; 11.756, 9.339; bauchi kano katsina yobe
  Kaduna; North West; Kaduna; 10.526, 7.438; bauchi fct kano katsina nasarawa niger plateau zamfara
  Kano; North West; Kano; 12.002, 8.592; bauchi jigawa kaduna katsina
  Katsina; North West; Katsina; 12.989, 7.601; jigawa kaduna kano zamfara
  Kebbi; North West; Birnin Kebbi; 12.454, 4.197; niger sokoto zamfara
  Kogi; North Central; Lokoja; 7.802, 6.743; anambra benue edo ekiti enugu fct kwara nasarawa niger ondo
  Kwara; North Central; Ilorin; 8.497, 4.542; ekiti kogi niger osun oyo
  Lagos; South West; Ikeja; 6.601, 3.351; ogun
  Nasarawa; North Central; Lafia; 8.494, 8.515; benue fct kaduna kogi plateau taraba
  Niger; North Central; Minna; 9.615, 6.548; fct kaduna kebbi kogi kwara zamfara
  Ogun; South West; Abeokuta; 7.156, 3.345; lagos ondo osun oyo
  Ondo; South West; Akure; 7.257, 5.206; delta edo ekiti kogi ogun osun
  Osun; South West; Osogbo; 7.771, 4.557; ekiti kwara ogun ondo oyo
  Oyo; South West; Ibadan; 7.388, 3.896; kwara ogun osun
  Plateau; North Central; Jos; 9.897, 8.858; bauchi kaduna nasarawa taraba
  Rivers; South South; Port Harcourt; 4.816, 7.05; abia akwa-ibom anambra bayelsa delta imo
  Sokoto; North West; Sokoto; 13.006, 5.247; kebbi zamfara
  Taraba; North East; Jalingo; 8.9, 11.36; adamawa bauchi benue gombe nasarawa plateau
  Yobe; North East; Damaturu; 11.747, 11.961; bauchi borno gombe jigawa
  Zamfara; North West; Gusau; 12.17, 6.664; kaduna katsina kebbi niger sokoto
`;

export const states: readonly State[] = rows
  .trim()
  .split("\n")
  .map((row) => {
    const [name = "", zone, capital = "", position = "", neighbours = ""] = row.trim().split("; ");
    const [latitude = 0, longitude = 0] = position.split(", ").map(Number);
    return {
      slug: name === "Federal Capital Territory" ? "fct" : name.toLowerCase().replaceAll(" ", "-"),
      name,
      zone: zones.find((one) => one === zone) ?? "North Central",
      capital,
      latitude,
      longitude,
      neighbours: neighbours.split(" "),
    };
  });

const bySlug = new Map(states.map((state) => [state.slug, state]));

export function stateOf(slug: string): State | undefined {
  return bySlug.get(slug);
}

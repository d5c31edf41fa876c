import { expect, test } from "vitest";
import { cityIn } from "./city.ts";

test.each([
  ["Freedom Park, Lagos", "Lagos"],
  ["1 KENYATTA DRIVE, PORT HARCOURT", "Port Harcourt"],
  ["Landmark Centre, Victoria Island", "Lagos"],
  ["garki", "Abuja"],
  // Benin City is meant by its short name too.
  ["Ring Road, Benin", "Benin City"],
  ["Ring Road, Benin City", "Benin City"],
  // The last name is the most reliable.
  ["Lagos Street, Kaduna", "Kaduna"],
  ["Kaduna House, Ikeja", "Lagos"],
  ["Kano Street, Garki, Abuja", "Abuja"],
  ["Lagos Road, Benin", "Benin City"],
  // Only whole words count.
  ["Abattoir Road, Abagana", null],
  ["Josephine's, Jos-Maryland", null],
  ["Pre-Lagos Hall", null],
  ["Ile-Ife", "Ile-Ife"],
  ["London", null],
  ["", null],
])("the city in %j is %j", (address, city) => expect(cityIn(address)).toBe(city));
